// Forward sweep: the states reached before and after each position. Backward sweep: those of them from which
// the DFA can still accept. A value is supported if it leads from such a state to such a state. GAC. A call
// costs candidates × live states of the positions that a change touches (sweep_changes.hpp).
//
// G. Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
#include "sator/propagators/languages/regular_dfa.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/bits.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

namespace {

/// Layout of the reversible words: whether there was a call before; then, for the place before each position
/// and for the end, the states on a path from the start to an accepting state.
constexpr std::size_t kDfaIsSetUp = 0, kDfaLive = 1;

class DfaSweep {
  public:
    /// `workspace` has the words of a set of states and of a set of values.
    DfaSweep(const TransitionTable& table, Scope& scope, std::span<Word> live, bool is_first,
             std::span<Word> workspace)
        : table_(table),
          words_(words_for(table.states())),
          scope_(scope),
          live_(live),
          states_(workspace.first(words_)),
          supported_(workspace.subspan(words_)) {
        if (!is_first) return;
        std::ranges::fill(live_, ~Word{0});
        std::ranges::fill(this->live(0), 0);
        set_bit(this->live(0), 0);
    }

    // The visits of sweep_changes.

    SweepResult forward(std::size_t cell, bool /*neighbour_lost_states*/) {
        std::ranges::fill(states_, 0);
        for_each_live_transition(cell, [&](std::size_t, Value, std::uint32_t to) { set_bit(states_, to); });
        if (cell + 1 == scope_.size()) keep_accepting();
        if (std::ranges::none_of(states_, [](Word word) { return word != 0; })) return SweepResult::Conflict;
        return keep_states(cell + 1) ? SweepResult::StatesLost : SweepResult::Revisit;
    }

    SweepResult backward(std::size_t cell, bool /*is_touched*/, bool /*neighbour_lost_states*/) {
        std::ranges::fill(states_, 0);
        std::ranges::fill(supported_, 0);
        for_each_live_transition(cell, [&](std::size_t from, Value v, std::uint32_t) {
            set_bit(states_, from);
            set_bit(supported_, static_cast<std::size_t>(v));
        });
        if (!scope_.keep(cell, supported_)) return SweepResult::Conflict;
        return keep_states(cell) ? SweepResult::StatesLost : SweepResult::Unchanged;
    }

  private:
    std::span<Word> live(std::size_t position) const { return live_.subspan(position * words_, words_); }

    /// Calls `visit(state before, value, state after)` for each transition between live states.
    template <class VisitStep>
    void for_each_live_transition(std::size_t cell, VisitStep visit) const {
        for_each_bit(live(cell), [&](std::size_t from) {
            scope_[cell].for_each([&](Value v) {
                const std::uint32_t to = table_.step(from, v);
                if (to != TransitionTable::kNone && has_bit(live(cell + 1), to)) visit(from, v, to);
            });
        });
    }

    /// Drops the live states that are not in `states_`. Returns whether there were any.
    bool keep_states(std::size_t position) {
        Word lost = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            lost |= live(position)[w] & ~states_[w];
            live(position)[w] &= states_[w];
        }
        return lost != 0;
    }

    void keep_accepting() {
        for_each_bit(states_, [&](std::size_t state) {
            if (table_.accepts[state] == 0) states_[state / kWordBits] &= ~(Word{1} << state % kWordBits);
        });
    }

    const TransitionTable& table_;
    const std::size_t words_;
    Scope& scope_;
    const std::span<Word> live_;
    const std::span<Word> states_, supported_;
};

}  // namespace

RegularDfa::RegularDfa(std::shared_ptr<const TransitionTable> table)
    : table_(std::move(table)),
      state_words_(words_for(table_->states())),
      value_words_(words_for(table_->values)) {}

std::size_t RegularDfa::memo_words(std::size_t positions) const {
    return layers_memo_words(positions) + state_words_ + value_words_;
}

std::size_t RegularDfa::reversible_words(std::size_t positions) const {
    return kDfaLive + (positions + 1) * state_words_;
}

Propagation RegularDfa::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    if (scope.size() == 0) return table_->accepts[0] != 0 ? Propagation::Entailed : Propagation::Conflict;
    const bool is_first = std::exchange(scratch.reversible[kDfaIsSetUp], 1) == 0;
    const std::size_t own = layers_memo_words(scope.size());
    DfaSweep sweep(*table_, scope, scratch.reversible.subspan(kDfaLive), is_first, scratch.memo.subspan(own));
    return sweep_layers(sweep, scope, changed, is_first, scratch.memo.first(own));
}

/// Writes the state before the first open position, the fixed values between open positions, and the states
/// after the last open position from which the DFA accepts.
void RegularDfa::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::uint32_t state = 0;
    for (std::size_t i = 0; i < open.first; ++i) state = table_->step(state, scope[i].value());
    residual.add(state);
    add_inner_values(scope, open, residual);
    if (open.end == scope.size()) return;
    std::vector<Word> accepting(state_words_, 0);
    for (std::uint32_t from = 0; from < table_->states(); ++from) {
        std::uint32_t to = from;
        for (std::size_t i = open.end; i < scope.size() && to != TransitionTable::kNone; ++i) {
            to = table_->step(to, scope[i].value());
        }
        if (to != TransitionTable::kNone && table_->accepts[to] != 0) set_bit(accepting, from);
    }
    for (const Word word : accepting) residual.add(word);
}

void RegularDfa::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), table_.get(), positions);
}

}  // namespace sator::propagators
