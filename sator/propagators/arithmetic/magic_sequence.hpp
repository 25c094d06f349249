#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// Magic sequence: the number at position k (from 0) is how many positions have the number k. Weaker than
/// GAC; a round costs positions squared. Domains of kind `Bits`.
class MagicSequence final : public Propagator {
  public:
    /// `value_of[k]`: the value whose number is k, or -1 if there is none.
    MagicSequence(ValueNumbers numbers, std::vector<Value> value_of)
        : numbers_(std::move(numbers)), value_of_(std::move(value_of)) {}

    std::string_view name() const override { return "self_counting"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    const ValueNumbers& numbers() const { return numbers_; }
    /// The value whose number is k, or -1 if there is none.
    Value value_of(std::size_t k) const { return value_of_[k]; }

  private:
    bool propagate_count(Scope& scope, std::size_t k) const;

    ValueNumbers numbers_;
    std::vector<Value> value_of_;
};

}  // namespace sator::propagators
