#pragma once

#include "sator/engine/propagator.hpp"

namespace sator {

/// Whether equal neighbours are in order.
enum class Order : std::uint8_t { NotDescending, Ascending };

/// The values are in order, from the first position to the last.
class Ordered final : public Propagator {
  public:
    explicit Ordered(Order order) : step_(order == Order::Ascending ? 1 : 0) {}

    std::string_view name() const override { return "ordered"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return WakeOn::Bounds; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void outline(std::size_t positions, DemandOutline& outline) const override;

    /// By how much, at least, a value is larger than the one before it.
    Value step() const { return step_; }

  private:
    Value step_;
};

}  // namespace sator
