#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Neighbours share an edge, or an edge or a corner.
enum class Touching : std::uint8_t { Edges, Corners };
/// Says whether the graph has a last vertex outside of the grid, which is beside each cell at the border.
enum class Outside : std::uint8_t { IsNone, IsVertex };

/// Returns the cells of a sequence as a graph has them: each once, in ascending order, without parts.
Sequence graph_cells(const Sequence& sequence);

/// Returns the values (indices in the alphabet) that a statement about a graph lists, each once. Errors are those of value_arguments.
std::expected<std::vector<ValueId>, Diagnostic> graph_values(const RuleStatement& statement,
                                                             std::span<const Argument> arguments,
                                                             const Puzzle& puzzle, std::string_view syntax);

/// Returns the pairs of neighbours among `cells`, which are in ascending order, as indices in them.
std::vector<PositionGraph::Edge> neighbouring_cells(const Grid& grid, const Slot& cells, Touching touching);

/// Returns the graph of some cells, which are in ascending order: vertex i is cell i.
PositionGraph cell_graph(const Grid& grid, const Slot& cells, Touching touching, Outside outside);

}  // namespace sator::rules
