#pragma once

#include <cstdint>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/languages/run_automaton.hpp"

namespace sator::propagators {

/// The maximal runs of one value have the given lengths, in the order of the scope. GAC if no variable occurs
/// twice; a call costs states / 64 for each cell that a change touches. For cells only.
class RunLengths final : public Propagator {
  public:
    /// `on`: the value whose runs are measured. `lengths`: no length is zero; an empty list means that `on`
    /// does not occur.
    RunLengths(std::span<const std::uint32_t> lengths, Value on) : on_(on), states_(lengths) {}

    const RunAutomaton& states() const { return states_; }
    Value on() const { return on_; }

    std::string_view name() const override { return "runs"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Value on_;
    RunAutomaton states_;
};

}  // namespace sator::propagators
