#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Edges that may be borders, and the cells that they touch as a graph.
struct DividedCells {
    Slot edges;                              ///< each once, in ascending order
    Slot cells;                              ///< in ascending order
    std::vector<HalfCell> points;            ///< by cell
    std::vector<std::uint32_t> inner;        ///< positions among `edges` that lie between two cells
    std::vector<std::uint32_t> outer;        ///< those at the border of the grid
    std::vector<PositionGraph::Edge> sides;  ///< by inner edge: its cells, as positions among `cells`
    /// By point where four inner edges meet: the positions of the upper, the right, the lower and the left one among `edges`.
    std::vector<std::array<std::uint32_t, 4>> crossings;
    /// By point where only three of the cells meet: the positions of the two inner edges between them among `edges`.
    std::vector<std::array<std::uint32_t, 2>> bends;
    bool has_six_sides = false;      ///< the cells; then there are no crossings and no bends
    bool has_unnamed_edges = false;  ///< two of the cells share an edge that is not among `edges`
};

/// `edges`: each once, in ascending order.
DividedCells divided_cells(const Grid& grid, Slot edges);

/// Returns for each cell the first cell of its region: no border lies between the two, or between cells that lead from one to the other.
/// `is_border`: by position among the edges.
std::vector<std::uint32_t> regions_between(const DividedCells& divided,
                                           const std::function<bool(std::uint32_t)>& is_border);

}  // namespace sator::rules
