#include "sator/rules/lines/clue_vertices.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::rules {

std::expected<std::vector<LineGraph::Vertex>, Diagnostic> clue_vertices(const RuleStatement& statement,
                                                                        const Sequence& sequence,
                                                                        const DrawnLines& lines,
                                                                        std::size_t clues, const Grid& grid,
                                                                        const ClueVertexWords& words) {
    const PositionMap map(grid);
    const std::size_t first = sequence.breaks.empty() ? sequence.cells.size() : sequence.breaks[0];
    const auto cells = std::span(sequence.cells).subspan(first);
    if (cells.size() != clues)
        return std::unexpected(error_at(statement.span,
                                        std::to_string(clues) + " " + std::string(words.clues) +
                                            " are about " + std::to_string(cells.size()) + " cells",
                                        "write their cells after ':', e.g. " + std::string(words.example)));
    const PositionSort sort = lines.sort == PositionSort::Edge ? PositionSort::Corner : PositionSort::Cell;
    std::vector<LineGraph::Vertex> vertices;
    for (const CellId cell : cells) {
        const auto vertex =
            grid.sort_of(cell) == sort ? lines.vertex(map.point(cell)) : std::optional<LineGraph::Vertex>();
        if (!vertex || std::ranges::find(vertices, *vertex) != vertices.end())
            return std::unexpected(error_at(statement.span,
                                            std::string(vertex ? words.is_twice : words.is_none),
                                            std::string(words.hint)));
        vertices.push_back(*vertex);
    }
    return vertices;
}

}  // namespace sator::rules
