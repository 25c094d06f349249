#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// All positions have the same value. GAC; a call costs positions × words of a domain. The domains are of
/// kind `Bits` and have the same number of words.
class AllEqual final : public Propagator {
  public:
    std::string_view name() const override { return "equal"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;
};

}  // namespace sator::propagators
