#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The values of all middle positions lie strictly between those of the first and the last, whichever of the
/// two is larger. GAC; a call costs positions × values. At least two positions; domains of kind `Bits`.
class StrictlyBetween final : public Propagator {
  public:
    std::string_view name() const override { return "between"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
};

}  // namespace sator::propagators
