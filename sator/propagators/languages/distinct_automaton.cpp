// Dynamic programming over the sets of values that the first positions can have taken: the number of a set's members says which
// position comes next, so that a state of the whole is a set and a state of the DFA. Forward sweep: what is reached. Backward
// sweep: what of it can still be accepted. A superset has a greater number than its subset, so ascending numbers are an order of
// the sweep.
//
// R. Bellman, "Dynamic programming treatment of the travelling salesman problem", J. ACM 1962; M. Held and R. Karp, 1962.
#include "sator/propagators/languages/distinct_automaton.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

/// The most values, and the most words of all sets' states, e.g. for nine values 512 states of the DFA.
constexpr std::size_t kMaxValues = 12, kMaxWords = 1 << 12;
/// Sets of a sweep that count as one step when limits are checked.
constexpr std::size_t kSetsPerStep = 64;

class SetSweep {
  public:
    SetSweep(const TransitionTable& table, std::span<const Value> values, const Scope& scope,
             std::span<Word> memo)
        : table_(table),
          values_(values),
          positions_(scope.size()),
          words_(words_for(table.states())),
          reached_(memo.subspan(words_)),
          kept_(memo.first(words_)) {
        for (std::size_t i = 0; i < positions_; ++i) {
            for (std::size_t v = 0; v < values.size(); ++v) {
                if (scope[i].contains(values[v])) open_[i] |= Word{1} << v;
            }
        }
    }

    /// Stores which states are reached with each set.
    void forward() {
        std::ranges::fill(reached_, Word{0});
        reached_[0] = 1;
        for (std::size_t set = 0; set < sets(); ++set) {
            const std::size_t position = count_bits(Word{set});
            if (position >= positions_ || is_dead(set)) continue;
            for_each_step(set, position, [&](std::size_t, std::size_t, std::size_t after, std::uint32_t to) {
                set_bit(states(after), to);
            });
        }
    }

    /// Drops the states from which nothing is accepted, and collects the values that the others take.
    void backward() {
        for (std::size_t set = sets(); set-- > 0;) {
            const std::size_t position = count_bits(Word{set});
            if (position > positions_ || is_dead(set)) continue;
            std::ranges::fill(kept_, Word{0});
            if (position == positions_) {
                for_each_bit(states(set), [&](std::size_t state) {
                    if (table_.accepts[state] != 0) set_bit(kept_, state);
                });
            } else {
                for_each_step(set, position,
                              [&](std::size_t from, std::size_t v, std::size_t after, std::uint32_t to) {
                                  if (!has_bit(states(after), to)) return;
                                  set_bit(kept_, from);
                                  taken_[position] |= Word{1} << v;
                              });
            }
            std::ranges::copy(kept_, states(set).begin());
        }
    }

    /// Returns the values that the position can have.
    Word taken(std::size_t position) const {
        Word taken = 0;
        for (Word rest = taken_[position]; rest != 0; rest &= rest - 1)
            taken |= Word{1} << values_[static_cast<std::size_t>(std::countr_zero(rest))];
        return taken;
    }

  private:
    std::size_t sets() const { return std::size_t{1} << values_.size(); }
    std::span<Word> states(std::size_t set) const { return reached_.subspan(set * words_, words_); }
    bool is_dead(std::size_t set) const {
        return std::ranges::all_of(states(set), [](Word word) { return word == 0; });
    }

    /// Calls `visit(state before, index of a value, set after, state after)` for each transition.
    template <class Visit>
    void for_each_step(std::size_t set, std::size_t position, Visit visit) const {
        for (Word rest = open_[position] & ~Word{set}; rest != 0; rest &= rest - 1) {
            const auto v = static_cast<std::size_t>(std::countr_zero(rest));
            for_each_bit(states(set), [&](std::size_t state) {
                const std::uint32_t to = table_.step(state, values_[v]);
                if (to != TransitionTable::kNone) visit(state, v, set | std::size_t{1} << v, to);
            });
        }
    }

    const TransitionTable& table_;
    std::span<const Value> values_;
    std::size_t positions_, words_;
    std::span<Word> reached_;  // by set: states
    std::span<Word> kept_;     // those of the set that is visited
    std::array<Word, kMaxValues> open_{}, taken_{};
};

}  // namespace

std::shared_ptr<const DistinctAutomaton> DistinctAutomaton::make(std::shared_ptr<const TransitionTable> table,
                                                                 std::size_t positions, Word values) {
    const std::size_t count = count_bits(values);
    if (count > kMaxValues || positions > count || words_for(table->states()) << count > kMaxWords)
        return nullptr;
    return std::shared_ptr<const DistinctAutomaton>(new DistinctAutomaton(std::move(table), values));
}

DistinctAutomaton::DistinctAutomaton(std::shared_ptr<const TransitionTable> table, Word values)
    : table_(std::move(table)) {
    for_each_bit({&values, 1}, [&](std::size_t v) { values_.push_back(static_cast<Value>(v)); });
}

std::size_t DistinctAutomaton::memo_words(std::size_t /*positions*/) const {
    return words_for(table_->states()) * ((std::size_t{1} << values_.size()) + 1);
}

Propagation DistinctAutomaton::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    if (scratch.is_over((std::size_t{1} << values_.size()) / kSetsPerStep)) return Propagation::Fixpoint;
    SetSweep sweep(*table_, values_, scope, scratch.memo);
    sweep.forward();
    sweep.backward();
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Word taken = sweep.taken(i);
        if (!scope.keep(i, std::span(&taken, 1))) return Propagation::Conflict;
    }
    bool is_fixed = true;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        // A variable at two positions loses what either of them loses.
        if (scope[i].word(0) != sweep.taken(i)) return propagate(scope, changed, scratch);
        is_fixed = is_fixed && scope[i].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
