#pragma once

#include <algorithm>
#include <cstddef>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/languages/run_automaton.hpp"
#include "sator/propagators/languages/run_chain.hpp"

namespace sator::propagators {

/// Returns the bits of word w of the states from `least` to `greatest`.
inline Word interval_word(std::size_t w, std::size_t least, std::size_t greatest) {
    const std::size_t first = w * kWordBits, last = first + kWordBits - 1;
    if (least > greatest || least > last || greatest < first) return 0;
    const Word from = least > first ? ~Word{0} << (least - first) : ~Word{0};
    const Word to = greatest < last ? ~Word{0} >> (last - greatest) : ~Word{0};
    return from & to;
}

/// States from `least` to `greatest`; none if `least` is larger.
struct StateInterval {
    std::size_t least, greatest;
};

/// Says in which interval the state is after a number of cells, as the bounds of starts say. The runs that decide are near
/// those of the last question.
class StateIntervals {
  public:
    StateIntervals(const RunAutomaton& states, const RunChain& chain, const DomainsBefore& before,
                   std::size_t cells)
        : states_(states), chain_(chain), before_(before), cells_(cells) {}

    StateInterval at(std::size_t after) {
        if (!has_place_) guess(after);
        move_to(after);
        StateInterval found{0, states_.count() - 1};
        if (begun_ > 0) {
            const std::size_t first = chain_.first_state(begun_ - 1), length = states_.lengths()[begun_ - 1];
            found.least = first + std::min(length, after - 1 - latest(begun_ - 1));
        }
        if (open_ < chain_.runs()) {
            const std::size_t start = earliest(open_);
            found.greatest =
                chain_.first_state(open_) + (after > start ? after - start - 1 : 0) - (after > start ? 0 : 1);
        }
        return found;
    }

    /// After at(): runs before this one have begun, and those from this one on are not complete.
    std::size_t begun() const { return begun_; }
    std::size_t open() const { return open_; }

    std::size_t earliest(std::size_t run) const {
        return static_cast<std::size_t>(before_[cells_ + run].min());
    }
    std::size_t latest(std::size_t run) const {
        return static_cast<std::size_t>(before_[cells_ + run].max());
    }

  private:
    /// The number of runs to either side of the expected one that are looked at. While the propagator narrows the starts,
    /// those that come later still have their old bounds, which say less.
    static constexpr std::size_t kMargin = 4;

    void guess(std::size_t after) {
        has_place_ = true;
        const std::size_t expected = chain_.runs() * after / cells_;
        begun_ = std::min(expected + kMargin, chain_.runs());
        open_ = expected - std::min(expected, kMargin);
    }
    void move_to(std::size_t after) {
        while (begun_ < chain_.runs() && latest(begun_) < after) ++begun_;
        while (begun_ > 0 && latest(begun_ - 1) >= after) --begun_;
        const auto is_open = [&](std::size_t run) { return earliest(run) + states_.lengths()[run] >= after; };
        while (open_ > 0 && is_open(open_ - 1)) --open_;
        while (open_ < chain_.runs() && !is_open(open_)) ++open_;
    }

    const RunAutomaton& states_;
    const RunChain& chain_;
    const DomainsBefore& before_;
    std::size_t cells_;
    bool has_place_ = false;
    std::size_t begun_ = 0, open_ = 0;
};

}  // namespace sator::propagators
