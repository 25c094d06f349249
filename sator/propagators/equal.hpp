#pragma once

#include "sator/engine/propagator.hpp"

namespace sator {

/// All positions have the same value. Domains of kind `Bits`, all with as many words.
class Equal final : public Propagator {
  public:
    std::string_view name() const override { return "equal"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void tell_apart(const Scope& scope, ValueClasses& classes) const override;
    void outline(std::size_t positions, DemandOutline& outline) const override;
    void couple(std::size_t positions, CoupledPositions& coupled) const override;
};

}  // namespace sator
