// The lines of nonograms, as an automaton whose states stand in a chain: a gap, then for each run one state a
// cell and a gap.
//
//     runs 2 1:   gap → on → on → gap → on → gap      each step one cell; a gap may also stay where it is
//
// A set of states is a bit set and a step of all of them a shift (shift-and: Baeza-Yates and Gonnet, "A new
// approach to text searching", CACM 1992). States reached from the left and states that reach the end from
// the right together say which candidates have a support. Generalised arc consistency; a call costs positions
// × states / 64.
#include "sator/propagators/runs.hpp"

#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"

namespace sator {

Runs::Runs(std::span<const std::uint32_t> lengths, Value on) : on_(on), states_(1) {
    for (const std::uint32_t length : lengths) states_ += length + 1;
    is_on_.assign(words_for(states_), 0);
    std::size_t state = 1;
    for (const std::uint32_t length : lengths) {
        for (std::uint32_t i = 0; i < length; ++i) set_bit(is_on_, state++);
        ++state;
    }
}

namespace {

/// What a cell may still be.
struct Choice {
    bool on, off;
};

class RunsCall {
  public:
    RunsCall(std::span<const Word> is_on, Value on, Scope& scope, std::span<Word> reached)
        : is_on_(is_on), words_(is_on.size()), on_(on), scope_(scope), reached_(reached.data()) {}

    Propagation run(std::size_t states) {
        sweep_forward();
        Word* const last = reached(scope_.size());
        keep_final(last, states);
        bool is_fixed = true;
        for (std::size_t i = scope_.size(); i-- > 0;) {
            const Choice live = sweep_backward(i);
            if (!live.on && !live.off) return Propagation::Conflict;
            if (!live.off && !scope_.assign(i, on_)) return Propagation::Conflict;
            if (!live.on && !scope_.remove(i, on_)) return Propagation::Conflict;
            is_fixed = is_fixed && live.on != live.off;
        }
        if (scope_.size() == 0 && last[0] == 0) return Propagation::Conflict;
        return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
    }

  private:
    /// The states reached before the cell at `position`; after the backward sweep, those of them that also
    /// reach the end.
    Word* reached(std::size_t position) const { return reached_ + position * words_; }

    Choice choice(std::size_t position) const {
        const Domain domain = scope_[position];
        const bool on = domain.contains(on_);
        return {on, !on || !domain.is_fixed()};
    }

    void sweep_forward() {
        std::fill_n(reached(0), words_, Word{0});
        *reached(0) = 1;
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const Choice may = choice(i);
            const Word* from = reached(i);
            Word* to = reached(i + 1);
            Word carry = 0;
            for (std::size_t w = 0; w < words_; ++w) {
                const Word next = from[w] << 1 | carry;
                carry = from[w] >> (kWordBits - 1);
                to[w] = (may.on ? next & is_on_[w] : 0) | (may.off ? (from[w] | next) & ~is_on_[w] : 0);
            }
        }
    }

    /// Only the last gap and the state before it may end a line.
    void keep_final(Word* last, std::size_t states) const {
        for (std::size_t w = 0; w < words_; ++w) {
            Word final_states = 0;
            if ((states - 1) / kWordBits == w) final_states |= Word{1} << (states - 1) % kWordBits;
            if (states > 1 && (states - 2) / kWordBits == w)
                final_states |= Word{1} << (states - 2) % kWordBits;
            last[w] &= final_states;
        }
    }

    /// Keeps the states before the cell that reach the end, and tells what the cell may be on the way.
    Choice sweep_backward(std::size_t position) const {
        const Choice may = choice(position);
        Choice live{false, false};
        Word* from = reached(position);
        const Word* to = reached(position + 1);
        for (std::size_t w = 0; w < words_; ++w) {
            const Word after = w + 1 < words_ ? to[w + 1] : 0;
            const Word after_on = w + 1 < words_ ? is_on_[w + 1] : 0;
            const Word by_on = may.on ? shifted_back(to[w] & is_on_[w], after & after_on) & from[w] : 0;
            const Word gaps = to[w] & ~is_on_[w];
            const Word by_off = may.off ? (gaps | shifted_back(gaps, after & ~after_on)) & from[w] : 0;
            live.on = live.on || by_on != 0;
            live.off = live.off || by_off != 0;
            from[w] = by_on | by_off;
        }
        return live;
    }
    static Word shifted_back(Word word, Word above) { return word >> 1 | above << (kWordBits - 1); }

    std::span<const Word> is_on_;
    std::size_t words_;
    Value on_;
    Scope& scope_;
    Word* reached_;
};

}  // namespace

Propagation Runs::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return RunsCall(is_on_, on_, scope, scratch.memo).run(states_);
}

/// How many cells of the runs are done before the first open position, and whether a run may go on there;
/// likewise from behind; and what stands between open positions.
void Runs::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    const auto is_on = [&](std::size_t position) { return scope[position].value() == on_ ? 1u : 0u; };
    std::uint64_t before = 0, after = 0;
    for (std::size_t i = 0; i < open.first; ++i) before += is_on(i);
    for (std::size_t i = open.end; i < scope.size(); ++i) after += is_on(i);
    residual.add(before);
    residual.add(open.first > 0 ? is_on(open.first - 1) : 0);
    for (std::size_t i = open.first; i < open.end; ++i) {
        if (scope[i].is_fixed()) residual.add(is_on(i));
    }
    residual.add(open.end < scope.size() ? is_on(open.end) : 0);
    residual.add(after);
}

void Runs::tell_apart(const Scope& scope, ValueClasses& classes) const {
    std::vector<Word> on(scope.size() == 0 ? 0 : scope[0].word_count(), 0);
    if (!on.empty()) set_bit(on, static_cast<std::size_t>(on_));
    classes.split(on);
}

void Runs::outline(std::size_t positions, DemandOutline& outline) const {
    Residual demand;
    demand.add_signed(on_);
    demand.add(states_);
    for (const Word word : is_on_) demand.add(word);
    outline.begin(name(), demand);
    outline.add_in_order(positions);
}

}  // namespace sator
