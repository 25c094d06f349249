#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/engine/model/propagator.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/distinct/distinct_fields.hpp"

namespace sator {

/// No larger network is made.
constexpr std::size_t kMaxNetworkCells = 1024;

/// All-different groups as one propagator.
class DistinctNetwork : public Propagator {
  public:
    /// One for models in which this on `scope` is all that is demanded; null where the network is too large
    /// to copy it at each decision. Both must outlive it.
    virtual std::unique_ptr<Endgame> endgame(std::span<const VariableId> scope) const = 0;
};

/// Many groups over the same cells, each all different, as one propagator: rows, columns and boxes. Posted on
/// `cells` variables, none twice, with domains of kind `Bits` that hold values below `values`, at most 64.
/// Null where there are more cells, or more or larger groups that require values, than its sets are made for.
std::shared_ptr<const DistinctNetwork> make_distinct_network(std::size_t cells, std::size_t values,
                                                             const std::vector<DistinctGroup>& groups);

}  // namespace sator
