#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The scope has two halves: position i of the first half and position i of the second half are a pair, and no two pairs are
/// equal. If a pair is known, another one whose one part is the same loses the other part. If each pair of two lists of values
/// must occur, because there are as many positions, a pair that only one position can hold is there. Weaker than GAC. A round
/// costs the square of the positions. The domains of a half have the same values.
class DifferentPairs final : public Propagator {
  public:
    DifferentPairs() = default;
    /// Each pair of these values occurs. The scope must have twice as many positions as there are pairs.
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
