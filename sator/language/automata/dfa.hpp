#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/symbol_classes.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

using State = std::uint32_t;

/// Means that there is no transition.
constexpr State kNoState = std::numeric_limits<State>::max();

/// A deterministic finite automaton over classes of values. It is partial: a string without a path does not
/// match. State 0 is the start. The empty language has no states at all.
class Dfa {
  public:
    /// Creates an automaton without states, to be filled.
    explicit Dfa(SymbolClasses classes) : classes_(std::move(classes)) {}

    State add_state(bool accepts);
    void set_next(State from, SymbolClass symbols, State to) { next_[from * classes_.size() + symbols] = to; }

    std::size_t size() const { return accepts_.size(); }
    const SymbolClasses& classes() const { return classes_; }
    bool accepts(State state) const { return accepts_[state] != 0; }
    State next(State from, SymbolClass symbols) const { return next_[from * classes_.size() + symbols]; }
    /// Returns the successors of a state by class.
    std::span<const State> next(State from) const {
        return {next_.data() + from * classes_.size(), classes_.size()};
    }
    std::size_t transition_count() const;
    /// Returns whether a string of values matches.
    bool matches(std::span<const std::uint32_t> values) const;

  private:
    SymbolClasses classes_;
    std::vector<std::uint8_t> accepts_;  // by state
    std::vector<State> next_;            // by state, then by class
};

/// Determinises by the subset construction. Returns nullopt if the limit is exceeded.
std::optional<Dfa> determinise(const PositionAutomaton& automaton, TransitionLimit limit);

}  // namespace sator::language
