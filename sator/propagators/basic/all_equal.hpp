#pragma once

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// All positions have the same value. Domains of kind `Bits`, all with as many words.
class AllEqual final : public Propagator {
  public:
    std::string_view name() const override { return "equal"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;
};

}  // namespace sator
