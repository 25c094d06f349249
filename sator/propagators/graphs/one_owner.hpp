#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The first position has a value of a set if and only if exactly one of the others is 1; otherwise all others are 0: a lit cell has one
/// owner. GAC. A call is linear. The first position is of kind `Bits`, the others are intervals from 0 to 1.
class OneOwner final : public Propagator {
  public:
    /// `values`: a bit for each value.
    explicit OneOwner(std::vector<Word> values) : values_(std::move(values)) {}

    std::string_view name() const override { return "one_owner"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    std::vector<Word> values_;
};

}  // namespace sator::propagators
