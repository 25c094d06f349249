#pragma once

#include <string_view>
#include <utility>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/automata/position_automaton.hpp"

namespace sator {

/// GAC: the scope spells a string of a position automaton. Bit-parallel: forward, the positions reachable
/// after each cell; backward, those of them from which the end can be reached; a value is supported where a
/// position left reads it. Pesant's sweep ("A regular language membership constraint for finite sequences of
/// variables", CP 2004) over Glushkov's automaton: one symbol set a position, so no transitions are looked
/// at. Costs the live positions of the cells that a change touches: see sweep_changes.
class RegularGlushkov final : public Propagator {
  public:
    /// The scope's domains have `value_words()` words of the automaton, which may have been built for its
    /// length only.
    explicit RegularGlushkov(PositionAutomaton automaton) : automaton_(std::move(automaton)) {}

    std::string_view name() const override { return "in_positions"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PositionAutomaton automaton_;
};

}  // namespace sator
