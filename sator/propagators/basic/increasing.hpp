#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Whether neighbours must differ (`Strict`) or may be equal.
enum class Strictness : std::uint8_t { NonStrict, Strict };

/// The values increase, from the first position to the last. GAC; a call is linear in the positions.
class Increasing final : public Propagator {
  public:
    explicit Increasing(Strictness order) : step_(order == Strictness::Strict ? 1 : 0) {}

    std::string_view name() const override { return "ordered"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return WakeOn::Bounds; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    /// The least difference between a value and the one before it: 0 or 1.
    Value step() const { return step_; }

  private:
    Value step_;
};

}  // namespace sator::propagators
