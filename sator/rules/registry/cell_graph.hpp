#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Neighbours share an edge, or an edge or a corner.
enum class Touching : std::uint8_t { Edges, Corners };
/// Says whether the graph has a last vertex outside of the grid, which is beside each cell at the border.
enum class Outside : std::uint8_t { IsNone, IsVertex };

/// Returns the pairs of neighbours among `cells`, which are in ascending order, as indices in them.
std::vector<PositionGraph::Edge> neighbouring_cells(const Grid& grid, const Slot& cells, Touching touching);

/// Returns the graph of some cells, which are in ascending order: vertex i is cell i.
PositionGraph cell_graph(const Grid& grid, const Slot& cells, Touching touching, Outside outside);

}  // namespace sator::rules
