#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/distinct/distinct_fields.hpp"

namespace sator::propagators {

/// The most cells that a network may have.
constexpr std::size_t kMaxNetworkCells = 1024;

/// All-different groups over common cells as one propagator: naked and hidden singles and intersections of
/// groups, to fixpoint. Weaker than GAC; a round costs values × words of a set of cells.
class DistinctNetwork : public Propagator {
  public:
    /// Returns the endgame of a model whose only propagator is this one, posted on `scope`. Returns null if
    /// the network is too large to be copied at each decision. This and `scope` must outlive the endgame.
    virtual std::unique_ptr<Endgame> endgame(std::span<const VariableId> scope) const = 0;
};

/// Joins groups over the same cells, e.g. rows, columns and boxes, into one propagator. It is posted on
/// `cells` variables, none of them twice; their domains are of kind `Bits` and hold values below `values`, at
/// most 64. Returns null if there are too many cells, or if the groups that require values are too many or
/// too large for the layout.
std::shared_ptr<const DistinctNetwork> make_distinct_network(std::size_t cells, std::size_t values,
                                                             const std::vector<DistinctGroup>& groups);

}  // namespace sator::propagators
