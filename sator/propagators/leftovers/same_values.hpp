#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The positions of the first half of the scope hold the same values as those of the second half, each as often.
/// For each value: if a half must hold it as often as the other one can, the rest of the former loses it, and the
/// latter holds it wherever it can. Weaker than GAC, which would take a flow over all values. A round costs
/// positions × values. The domains are of kind `Bits` with one word, and the number of positions is even.
class SameValues final : public Propagator {
  public:
    std::string_view name() const override { return "same_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
};

}  // namespace sator::propagators
