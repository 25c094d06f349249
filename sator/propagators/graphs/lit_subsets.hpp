#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The positions that have one of the values are one of some listed sets. GAC over whether positions have one of the values. Costs a look at each
/// listed set. For domains of kind `Bits`, and at most 32 positions.
class LitSubsets final : public Propagator {
  public:
    /// A bit for each position.
    using Subset = std::uint32_t;

    /// `values` is the set of values, as bits.
    LitSubsets(std::vector<Word> values, std::vector<Subset> subsets)
        : values_(std::move(values)), subsets_(std::move(subsets)) {}

    std::string_view name() const override { return "lit_subsets"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    std::vector<Word> values_;
    std::vector<Subset> subsets_;
};

}  // namespace sator::propagators
