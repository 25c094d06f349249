#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The scope has two halves: position i of the first half and position i of the second half are a pair, and no two pairs are
/// equal. If a pair is fixed and another pair has one fixed value in common with it, the other pair cannot have the second value.
/// If each pair of two lists of values must occur, because there are as many pairs of positions, a pair of values that only one of
/// them can hold is assigned to it. Weaker than GAC. A round costs the square of the positions. The domains of a half have the
/// same values.
class DifferentPairs final : public Propagator {
  public:
    DifferentPairs() = default;
    /// Each pair of a value of `first` and one of `second` occurs. The scope must have twice as many positions as there are pairs.
    DifferentPairs(std::vector<Value> first, std::vector<Value> second)
        : first_(std::move(first)), second_(std::move(second)) {}

    std::string_view name() const override { return "different_pairs"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    bool place_pairs(Scope& scope, bool& has_fixed) const;

    std::vector<Value> first_, second_;  // empty if not each pair must occur
};

}  // namespace sator::propagators
