#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/value_id.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Edges or links of a grid as lines that a person may draw.
struct DrawnLines {
    PositionSort sort = PositionSort::Edge;
    Slot positions;                ///< by line: each once, in ascending order
    std::vector<HalfCell> points;  ///< by vertex: a corner for edges, a cell for links; in ascending order
    LineGraph graph{0, {}};

    /// Returns the vertex at a point, or nullopt if no line ends there.
    std::optional<LineGraph::Vertex> vertex(HalfCell point) const;
};

/// Whether the cells that no link of the grid touches are vertices without lines.
enum class LonelyCells : std::uint8_t { AreLeftOut, AreVertices };

/// Reads the lines of a sequence. Returns an error if it has other positions, or both edges and links.
std::expected<DrawnLines, Diagnostic> drawn_lines(const RuleStatement& statement, const Grid& grid,
                                                  const Sequence& sequence,
                                                  LonelyCells lonely = LonelyCells::AreLeftOut);

/// Returns what sentences call the lines with these values: "lines", "edges with 1".
std::string spoken_lines(const Puzzle& puzzle, std::span<const ValueId> values, PositionSort sort);

}  // namespace sator::rules
