#include "sator/rules/lines/diagonal_lines.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/registry/cell_graph.hpp"

namespace sator::rules {

std::expected<DiagonalLines, Diagnostic> diagonal_lines(const RuleStatement& statement,
                                                        const Sequence& sequence,
                                                        std::span<const ValueId> values,
                                                        const Puzzle& puzzle) {
    if (values.size() != 2)
        return std::unexpected(error_at(statement.span, "diagonals need two values: falling, and rising",
                                        R"(write e.g. acyclic diagonals "\" "/")"));
    const Slot cells = graph_cells(sequence).cells;
    const PositionMap map(puzzle.grid);
    const bool are_cells =
        std::ranges::all_of(cells, [&](CellId cell) { return puzzle.grid.is_drawn(cell); });
    if (!are_cells || map.steps().size() != 4)
        return std::unexpected(error_at(statement.span, "only cells with four sides have two diagonals",
                                        "write 'at all', or name such cells"));
    std::vector<HalfCell> corners;
    std::vector<std::pair<HalfCell, HalfCell>> ends;
    for (const CellId cell : cells) {
        const auto [row, column] = map.point(cell);
        ends.push_back({{row - 1, column - 1}, {row + 1, column + 1}});
        ends.push_back({{row - 1, column + 1}, {row + 1, column - 1}});
    }
    for (const auto& [a, b] : ends) corners.insert(corners.end(), {a, b});
    std::ranges::sort(corners);
    const auto repeated = std::ranges::unique(corners);
    corners.erase(repeated.begin(), repeated.end());
    const auto vertex = [&](HalfCell at) {
        return static_cast<LineGraph::Vertex>(std::ranges::lower_bound(corners, at) - corners.begin());
    };
    std::vector<LineGraph::Ends> lines;
    std::vector<std::vector<Word>> lit;
    Slot positions;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        lines.emplace_back(vertex(ends[i].first), vertex(ends[i].second));
        auto& bits = lit.emplace_back(value_words(puzzle), 0);
        set_bit(bits, values[i % 2].index());
        positions.push_back(cells[i / 2]);
    }
    return DiagonalLines{std::move(positions), LineGraph(corners.size(), std::move(lines)), std::move(lit)};
}

}  // namespace sator::rules
