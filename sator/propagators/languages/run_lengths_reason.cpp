// Explains a removal by refuting it: with the removed value as the only candidate of its cell, no path leads
// through the automaton from the first cell to the end. The reason keeps those of the cells' losses that
// block every path. Backward sweep: the states that still reach the end. Forward sweep: all states that could
// be reached if the losses that are not kept were given back. A loss is kept if giving it back would connect
// the two (G. Gange, P. J. Stuckey and R. Szymanek, "MDD propagators with explanation", Constraints 2011). A
// loss that is kept for one removal stays kept for the next. The reason is sufficient, but not minimal:
// taking the better of both directions did not shorten searches. Two sweeps for each removal.
#include "sator/propagators/languages/run_lengths_reason.hpp"

#include <utility>
#include <vector>

namespace sator::propagators {

namespace {

class RunLengthsReason {
  public:
    RunLengthsReason(const RunAutomaton& states, Value on, const DomainsBefore& before)
        : states_(states),
          on_(on),
          before_(before),
          words_(states.words()),
          alive_((before.size() + 1) * words_),
          reached_(words_),
          next_(words_),
          kept_(before.size()) {}

    /// Adds the losses that prove that there is no line, given the assignment `assumed` (position and value),
    /// if any. Returns false if there is a line.
    bool refute(std::optional<std::pair<std::size_t, Value>> assumed) {
        assumed_ = assumed;
        sweep_backward();
        if ((alive(0)[0] & 1) != 0) return false;
        sweep_forward();
        return true;
    }

    Reason literals() const {
        Reason reason;
        for (std::uint32_t i = 0; i < before_.size(); ++i) {
            if (!kept_[i].on && !kept_[i].off) continue;
            before_.initial(i).for_each([&](Value v) {
                const bool is_kept = v == on_ ? kept_[i].on : kept_[i].off;
                if (is_kept && !before_[i].contains(v)) reason.push_back({i, Literal::Relation::NotEqual, v});
            });
        }
        return reason;
    }

  private:
    /// Returns the states before the cell at `position` from which the end is reached.
    Word* alive(std::size_t position) { return alive_.data() + position * words_; }

    bool is_assumed(std::size_t position) const { return assumed_ && assumed_->first == position; }
    OnOff now(std::size_t position) const {
        if (is_assumed(position)) return {assumed_->second == on_, assumed_->second != on_};
        return choice_of(before_[position], on_);
    }

    void sweep_backward() {
        for (std::size_t w = 0; w < words_; ++w) alive(before_.size())[w] = states_.last(w);
        for (std::size_t i = before_.size(); i-- > 0;) {
            const OnOff may = now(i);
            const Word* const to = alive(i + 1);
            for (std::size_t w = 0; w < words_; ++w) {
                alive(i)[w] =
                    (may.on ? states_.before_on(to, w) : 0) | (may.off ? states_.before_off(to, w) : 0);
            }
        }
    }

    /// Invariant: no reached state is alive.
    void sweep_forward() {
        reached_.assign(words_, 0);
        reached_[0] = 1;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            OnOff may = now(i);
            if (!is_assumed(i)) {
                const OnOff at_first = choice_of(before_.initial(i), on_);
                if (at_first.on && !may.on) may.on = gives_back(kept_[i].on, &RunAutomaton::after_on, i);
                if (at_first.off && !may.off) may.off = gives_back(kept_[i].off, &RunAutomaton::after_off, i);
            }
            for (std::size_t w = 0; w < words_; ++w) {
                next_[w] = (may.on ? states_.after_on(reached_.data(), w) : 0) |
                           (may.off ? states_.after_off(reached_.data(), w) : 0);
            }
            std::swap(reached_, next_);
        }
    }

    /// Returns whether a loss of a cell can be given back because `step` leads to no alive state; else keeps
    /// it.
    bool gives_back(bool& is_kept, Word (RunAutomaton::*step)(const Word*, std::size_t) const,
                    std::size_t position) {
        for (std::size_t w = 0; w < words_ && !is_kept; ++w)
            is_kept = ((states_.*step)(reached_.data(), w) & alive(position + 1)[w]) != 0;
        return !is_kept;
    }

    const RunAutomaton& states_;
    Value on_;
    const DomainsBefore& before_;
    std::size_t words_;
    std::optional<std::pair<std::size_t, Value>> assumed_;
    std::vector<Word> alive_, reached_, next_;
    std::vector<OnOff> kept_;  // by position: the losses that are part of the reason
};

}  // namespace

std::optional<Reason> run_lengths_reason(const RunAutomaton& states, Value on,
                                         std::span<const Literal> removals, const DomainsBefore& before) {
    RunLengthsReason reason(states, on, before);
    if (removals.empty() && !reason.refute(std::nullopt)) return std::nullopt;
    for (const Literal& removal : removals) {
        if (removal.relation != Literal::Relation::NotEqual) return std::nullopt;
        if (!reason.refute(std::pair<std::size_t, Value>(removal.position, removal.value)))
            return std::nullopt;
    }
    return reason.literals();
}

}  // namespace sator::propagators
