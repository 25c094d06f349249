#pragma once

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// Whether equal neighbours are in order.
enum class Strictness : std::uint8_t { NonStrict, Strict };

/// The values are in order, from the first position to the last.
class Increasing final : public Propagator {
  public:
    explicit Increasing(Strictness order) : step_(order == Strictness::Strict ? 1 : 0) {}

    std::string_view name() const override { return "ordered"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return WakeOn::Bounds; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    /// By how much, at least, a value is larger than the one before it.
    Value step() const { return step_; }

  private:
    Value step_;
};

}  // namespace sator
