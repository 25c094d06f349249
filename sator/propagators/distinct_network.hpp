#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/engine/propagator.hpp"

namespace sator {

/// Positions of a network's scope that have different values.
struct DistinctGroup {
    std::vector<std::uint32_t> positions;  ///< each once
    Word required = 0;                     ///< the values that some of them must have
};

/// The largest networks: what their sets of positions and values are laid out for.
constexpr std::size_t kMostNetworkCells = 1024;
constexpr std::size_t kMostNetworkGroups = 256;

/// Many groups over the same cells, each all different, as one propagator: rows, columns and boxes. Posted on
/// `cells` variables, none twice, with domains of kind `Bits` that hold values below `values`, at most 64. At
/// most kMostNetworkCells cells and kMostNetworkGroups groups that require values.
std::shared_ptr<const Propagator> make_distinct_network(std::size_t cells, std::size_t values,
                                                        const std::vector<DistinctGroup>& groups);

}  // namespace sator
