#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/arm_demand.hpp"

namespace sator::propagators {

/// A line passes a cell. Four rays of positions begin at the cell, and an arm is the positions at the beginning of a ray that have one of
/// the values. The line has two arms, or none if it may leave the cell out, and they satisfy the demand. GAC; a call costs the product of
/// the lengths of two rays. The domains are of kind `Bits`.
class ArmLengths final : public Propagator {
  public:
    /// Two opposite rays, then the other two.
    using Rays = std::array<std::uint32_t, 4>;

    /// `values` is the set of values, as bits; `lengths` the number of positions of each ray, in the order of the scope.
    ArmLengths(std::vector<Word> values, Rays lengths, ArmDemand demand)
        : values_(std::move(values)), lengths_(lengths), demand_(demand) {}

    std::string_view name() const override { return "arm_lengths"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Propagation prune(Scope& scope, const Lights& lights) const;

    std::vector<Word> values_;
    Rays lengths_;
    ArmDemand demand_;
};

}  // namespace sator::propagators
