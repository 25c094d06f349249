#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The transition table of a DFA over values. State 0 is the start. It is partial: a missing transition
/// rejects.
struct TransitionTable {
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    std::size_t values = 0;
    std::vector<std::uint32_t> next;    ///< by state, then by value
    std::vector<std::uint8_t> accepts;  ///< by state

    std::size_t states() const { return accepts.size(); }
    std::uint32_t step(std::size_t state, Value v) const {
        return next[state * values + static_cast<std::size_t>(v)];
    }
};

/// Builds the table of the states reachable from `start`. `step(state, value)` returns an optional state, for
/// the values 0 … values - 1. `State` must be ordered. Returns nullopt if there are more than `limit` states.
template <class State, class Step, class Accepts>
std::optional<TransitionTable> build_transition_table(State start, std::size_t values, Step step,
                                                      Accepts accepts, std::size_t limit) {
    TransitionTable table;
    table.values = values;
    std::map<State, std::uint32_t> numbers{{start, 0}};
    std::vector<State> states{start};
    for (std::size_t s = 0; s < states.size(); ++s) {
        if (states.size() > limit) return std::nullopt;
        table.accepts.push_back(accepts(states[s]));
        for (std::size_t v = 0; v < values; ++v) {
            const std::optional<State> to = step(State(states[s]), static_cast<Value>(v));
            if (!to) {
                table.next.push_back(TransitionTable::kNone);
                continue;
            }
            const auto [known, is_new] = numbers.emplace(*to, static_cast<std::uint32_t>(states.size()));
            if (is_new) states.push_back(*to);
            table.next.push_back(known->second);
        }
    }
    return table;
}

/// A DFA accepts the values in the order of the scope. GAC; a call costs candidates × live states of the
/// positions that a change touches. The domains are of kind `Bits` and have the same number of words.
class RegularDfa final : public Propagator {
  public:
    explicit RegularDfa(std::shared_ptr<const TransitionTable> table);

    const std::shared_ptr<const TransitionTable>& table() const { return table_; }

    std::string_view name() const override { return "automaton"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void residual(const Scope& scope, Residual& residual) const override;

  private:
    std::shared_ptr<const TransitionTable> table_;
    std::size_t state_words_, value_words_;
};

}  // namespace sator::propagators
