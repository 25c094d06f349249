#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// By position: the positions beside it.
using PositionsBeside = std::vector<std::vector<std::uint32_t>>;

/// Some perfect matching pairs each position that has the first value with one beside it that has the second value: each of both
/// is in one pair. Which pairs these are is not decided. GAC if the positions of one value are known. A call costs positions ×
/// neighbours in most cases, at most once for each augmenting path. The domains are of kind `Bits`.
class PairedValues final : public Propagator {
  public:
    /// `beside` is symmetric.
    PairedValues(PositionsBeside beside, Value first, Value second)
        : beside_(std::move(beside)), values_{first, second} {}

    const PositionsBeside& beside() const { return beside_; }
    Value first() const { return values_[0]; }
    Value second() const { return values_[1]; }

    std::string_view name() const override { return "paired_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PositionsBeside beside_;
    std::array<Value, 2> values_;
};

}  // namespace sator::propagators
