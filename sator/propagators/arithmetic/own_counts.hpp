#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// Each number says how many positions hold it: a value that occurs, occurs as often as its number says.
/// Weaker than GAC; a round costs positions × values, plus values × positions / 64 for the sums of numbers.
/// Domains of kind `Bits`.
class OwnCounts final : public Propagator {
  public:
    /// `values`: the size of the alphabet.
    OwnCounts(ValueNumbers numbers, std::size_t values) : numbers_(std::move(numbers)), values_(values) {}

    std::string_view name() const override { return "own_counts"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    const ValueNumbers& numbers() const { return numbers_; }

  private:
    ValueNumbers numbers_;
    std::size_t values_;
};

}  // namespace sator::propagators
