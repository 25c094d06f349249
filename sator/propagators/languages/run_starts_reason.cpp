// Explains a removal by refuting it, as run_lengths_reason.hpp does, but in a window of cells around it. At each end of the
// window, bounds of starts say in which interval the automaton's state is: two literals in place of all cells beyond. If the
// window is too small to refute the removal, it is doubled. Within it, the reason keeps those losses of cells, and those
// bounds of starts, that block a path from one end to the other (G. Gange, P. J. Stuckey and R. Szymanek, "MDD propagators
// with explanation", Constraints 2011). The bounds are order literals as in lazy clause generation (O. Ohrimenko, P. J.
// Stuckey and M. Codish, "Propagation via lazy clause generation", Constraints 2009).
#include "sator/propagators/languages/run_starts_reason.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "sator/propagators/languages/state_intervals.hpp"

namespace sator::propagators {

namespace {

using LineStates = std::vector<Word>;

/// A removal's opposite, which is assumed in order to refute it: that a cell is in a run or is not, or that the
/// state after some cells is in an interval.
struct AssumedState {
    std::size_t cell = kNone;
    bool is_on = false;
    std::size_t after = kNone;  ///< the number of cells
    std::size_t least = 0, greatest = 0;

    static constexpr std::size_t kNone = ~std::size_t{0};
    std::size_t last_left_end(std::size_t cells) const {
        return cell != kNone ? cell : after != kNone ? after : cells;
    }
    std::size_t first_right_end() const { return cell != kNone ? cell + 1 : after != kNone ? after : 0; }
};

class RunStartsReason {
  public:
    RunStartsReason(const RunAutomaton& states, const RunChain& chain, Value on, const DomainsBefore& before)
        : states_(states),
          chain_(chain),
          on_(on),
          before_(before),
          words_(states.words()),
          cells_(before.size() - chain.runs()),
          last_state_(states.count() - 1),
          intervals_(states, chain, before, cells_) {}

    /// Adds a reason why `assumed` is impossible. Returns false if it is possible.
    bool refute(const AssumedState& assumed) {
        assumed_ = assumed;
        for (std::size_t width = kFirstWidth;; width *= 2) {
            const std::size_t left = assumed.last_left_end(cells_), right = assumed.first_right_end();
            begin_ = left - std::min(width, left);
            end_ = std::min(right + width, cells_);
            if (left > right) begin_ = 0, end_ = cells_;
            if (refute_within(left)) return true;
            if (begin_ == 0 && end_ == cells_) return false;
        }
    }

    AssumedState assumed_of(const Literal& removal) const {
        AssumedState assumed;
        if (removal.position < cells_) {
            assumed.cell = removal.position;
            assumed.is_on = removal.value == on_;
            return assumed;
        }
        const std::size_t first = chain_.first_state(removal.position - cells_);
        const bool is_least = removal.relation == Literal::Relation::AtLeast;
        assumed.after = static_cast<std::size_t>(removal.value) + (is_least ? 0 : 1);
        assumed.least = is_least ? first : 0;
        assumed.greatest = is_least ? last_state_ : first - 1;
        return assumed;
    }

    Reason take() { return std::move(reason_); }

  private:
    /// The cells beside an assumption that a reason may name at first.
    static constexpr std::size_t kFirstWidth = 8;

    Domain start(std::size_t run) const { return before_[cells_ + run]; }
    Word* alive(std::size_t after) { return alive_.data() + (after - begin_) * words_; }
    /// All states but the first ones of runs that may not start at the cell before.
    Word* entries(std::size_t after) { return entries_.data() + (after - begin_) * words_; }

    bool refute_within(std::size_t left) {
        sweep_backward();
        for (;; --left) {
            if (!meets(alive(left), intervals_.at(left))) break;
            if (left == begin_) return false;
        }
        sweep_forward(left);
        return true;
    }

    void set_entries() {
        entries_.assign((end_ - begin_ + 1) * words_, ~Word{0});
        intervals_.at(begin_);
        const std::size_t first = intervals_.begun() - std::min<std::size_t>(intervals_.begun(), 1);
        intervals_.at(end_);
        const std::size_t last = std::min(intervals_.open() + 1, chain_.runs());
        for (std::size_t run = first; run < last; ++run) {
            const std::size_t state = chain_.first_state(run);
            const std::size_t earliest = intervals_.earliest(run), latest = intervals_.latest(run);
            for (std::size_t after = begin_ + 1; after <= end_; ++after) {
                if (after - 1 < earliest || after - 1 > latest)
                    entries(after)[state / kWordBits] &= ~(Word{1} << state % kWordBits);
            }
        }
    }

    OnOff now(std::size_t cell) const {
        if (cell == assumed_.cell) return {assumed_.is_on, !assumed_.is_on};
        return choice_of(before_[cell], on_);
    }
    void assume(std::size_t after, Word* states) const {
        if (after != assumed_.after) return;
        for (std::size_t w = 0; w < words_; ++w)
            states[w] &= interval_word(w, assumed_.least, assumed_.greatest);
    }

    /// The states from which the right end of the window is reached, the entries that bounds exclude among them.
    void sweep_backward() {
        set_entries();
        alive_.resize((end_ - begin_ + 1) * words_);
        const StateInterval interval = intervals_.at(end_);
        for (std::size_t w = 0; w < words_; ++w) {
            alive(end_)[w] =
                end_ == cells_ ? states_.last(w) : interval_word(w, interval.least, interval.greatest);
        }
        assume(end_, alive(end_));
        LineStates to(words_);
        for (std::size_t cell = end_; cell-- > begin_;) {
            const OnOff may = now(cell);
            for (std::size_t w = 0; w < words_; ++w) to[w] = alive(cell + 1)[w] & entries(cell + 1)[w];
            for (std::size_t w = 0; w < words_; ++w) {
                alive(cell)[w] = (may.on ? states_.before_on(to.data(), w) : 0) |
                                 (may.off ? states_.before_off(to.data(), w) : 0);
            }
            assume(cell, alive(cell));
        }
    }

    static bool has(const Word* states, std::size_t state) {
        return (states[state / kWordBits] >> state % kWordBits & 1) != 0;
    }
    bool meets(const Word* states, StateInterval interval) const {
        for (std::size_t w = 0; w < words_; ++w) {
            if ((states[w] & interval_word(w, interval.least, interval.greatest)) != 0) return true;
        }
        return false;
    }

    /// Returns whether a bound of a start says that the state after some cells is at least `state`.
    bool is_least(std::size_t after, std::size_t state) const {
        if (state == 0) return true;
        const RunChain::Place place = chain_.place(state);
        return start(place.run).max() + 1 + static_cast<Value>(place.offset) <= static_cast<Value>(after);
    }
    /// Returns whether one says that it is at most `state`.
    bool is_greatest(std::size_t after, std::size_t state) const {
        if (state == last_state_) return true;
        const RunChain::Place place = chain_.place(state + 1);
        return start(place.run).min() + static_cast<Value>(place.offset) >= static_cast<Value>(after);
    }

    /// The largest interval around that of the state after some cells that holds none of `states` and that bounds of
    /// starts state.
    StateInterval widened(std::size_t after, const Word* states) {
        auto [least, greatest] = intervals_.at(after);
        for (std::size_t state = least; state > 0 && !has(states, state - 1);) {
            if (is_least(after, --state)) least = state;
        }
        for (std::size_t state = greatest; state < last_state_ && !has(states, state + 1);) {
            if (is_greatest(after, ++state)) greatest = state;
        }
        return {least, greatest};
    }

    /// Adds that the state after some cells is at least `state`.
    void add_least(std::size_t after, std::size_t state) {
        if (state == 0) return;
        const RunChain::Place place = chain_.place(state);
        reason_.push_back({static_cast<std::uint32_t>(cells_ + place.run), Literal::Relation::AtMost,
                           static_cast<Value>(after) - 1 - static_cast<Value>(place.offset)});
    }
    /// Adds that it is at most `state`.
    void add_greatest(std::size_t after, std::size_t state) {
        if (state == last_state_) return;
        const RunChain::Place place = chain_.place(state + 1);
        reason_.push_back({static_cast<std::uint32_t>(cells_ + place.run), Literal::Relation::AtLeast,
                           static_cast<Value>(after) - static_cast<Value>(place.offset)});
    }
    void add_interval(std::size_t after, const Word* states) {
        const auto [least, greatest] = widened(after, states);
        add_least(after, least);
        add_greatest(after, greatest);
    }

    void sweep_forward(std::size_t left) {
        const auto [least, greatest] = widened(left, alive(left));
        add_least(left, least);
        add_greatest(left, greatest);
        LineStates reached(words_, 0), next(words_);
        for (std::size_t state = least; state <= greatest; ++state) set_bit(reached, state);
        assume(left, reached.data());
        for (std::size_t cell = left; cell < end_; ++cell) {
            if (std::ranges::all_of(reached, [](Word word) { return word == 0; })) return;
            step(cell, reached, next);
            std::swap(reached, next);
            assume(cell + 1, reached.data());
            const std::size_t right = cell + 1;
            if (right < assumed_.first_right_end() || right == cells_) continue;
            if (!meets(reached.data(), intervals_.at(right))) return add_interval(right, reached.data());
        }
    }

    /// Invariant: no reached state is alive.
    void step(std::size_t cell, const LineStates& reached, LineStates& next) {
        OnOff may = now(cell);
        if (cell != assumed_.cell) {
            const OnOff at_first = choice_of(before_.initial(cell), on_);
            if (at_first.on && !may.on) may.on = gives_back(&RunAutomaton::after_on, cell, true, reached);
            if (at_first.off && !may.off)
                may.off = gives_back(&RunAutomaton::after_off, cell, false, reached);
        }
        for (std::size_t w = 0; w < words_; ++w) {
            next[w] = (may.on ? states_.after_on(reached.data(), w) : 0) |
                      (may.off ? states_.after_off(reached.data(), w) : 0);
        }
        keep_bounds(cell, next);
    }

    bool gives_back(Word (RunAutomaton::*next)(const Word*, std::size_t) const, std::size_t cell, bool is_on,
                    const LineStates& reached) {
        bool is_kept = false;
        for (std::size_t w = 0; w < words_ && !is_kept; ++w)
            is_kept = ((states_.*next)(reached.data(), w) & alive(cell + 1)[w]) != 0;
        if (is_kept) add_losses(cell, is_on);
        return !is_kept;
    }
    void add_losses(std::size_t cell, bool is_on) {
        before_.initial(cell).for_each([&](Value v) {
            if ((v == on_) == is_on && !before_[cell].contains(v))
                reason_.push_back({static_cast<std::uint32_t>(cell), Literal::Relation::NotEqual, v});
        });
    }

    /// Runs that would start at the cell and then reach the end are excluded by a bound of their start.
    void keep_bounds(std::size_t cell, LineStates& next) {
        for (std::size_t w = 0; w < words_; ++w) {
            Word excluded = next[w] & alive(cell + 1)[w];
            next[w] &= ~excluded;
            for (; excluded != 0; excluded &= excluded - 1) {
                const std::size_t state =
                    w * kWordBits + static_cast<std::size_t>(std::countr_zero(excluded));
                const std::size_t run = chain_.place(state).run;
                const auto position = static_cast<std::uint32_t>(cells_ + run);
                const auto at = static_cast<Value>(cell);
                if (at < start(run).min())
                    reason_.push_back({position, Literal::Relation::AtLeast, at + 1});
                else
                    reason_.push_back({position, Literal::Relation::AtMost, at - 1});
            }
        }
    }

    const RunAutomaton& states_;
    const RunChain& chain_;
    Value on_;
    const DomainsBefore& before_;
    std::size_t words_, cells_, last_state_;
    StateIntervals intervals_;
    std::size_t begin_ = 0, end_ = 0;  // of the window, in cells
    LineStates entries_, alive_;       // after each number of cells in the window
    AssumedState assumed_;
    Reason reason_;
};

}  // namespace

std::optional<Reason> run_starts_reason(const RunAutomaton& states, const RunChain& chain, Value on,
                                        std::span<const Literal> removals, const DomainsBefore& before) {
    RunStartsReason reason(states, chain, on, before);
    if (removals.empty() && !reason.refute({})) return std::nullopt;
    for (const Literal& removal : removals) {
        if (!reason.refute(reason.assumed_of(removal))) return std::nullopt;
    }
    return reason.take();
}

}  // namespace sator::propagators
