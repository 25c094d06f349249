#pragma once

#include <string_view>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/language/automata/position_automaton.hpp"

namespace sator::propagators {

/// The scope spells a string that a position automaton (Glushkov) accepts. Pesant's two sweeps ("A regular
/// language membership constraint for finite sequences of variables", CP 2004), bit-parallel: forward, the
/// automaton positions reachable after each cell; backward, those of them from which the end can be reached.
/// A value is supported if a position left in the cell reads it. Because Glushkov's automaton has one symbol
/// set for each position, no transitions need to be visited. GAC; a call costs the live positions of the
/// cells that a change touches (sweep_changes.hpp).
class RegularGlushkov final : public Propagator {
  public:
    /// The scope's domains have `automaton.value_words()` words. The automaton may have been built for the
    /// scope's length only.
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

}  // namespace sator::propagators
