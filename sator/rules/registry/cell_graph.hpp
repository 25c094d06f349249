#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Which cells are neighbours.
enum class Neighbourhood : std::uint8_t { Edges, EdgesAndCorners };

/// Returns the pairs of neighbours among `cells`, which are in ascending order, as indices in them.
std::vector<PositionGraph::Edge> neighbouring_cells(const Grid& grid, const Slot& cells, Neighbourhood which);

}  // namespace sator::rules
