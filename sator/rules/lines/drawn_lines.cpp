#include "sator/rules/lines/drawn_lines.hpp"

#include <algorithm>

#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::rules {

std::optional<LineGraph::Vertex> DrawnLines::vertex(HalfCell point) const {
    const auto found = std::ranges::lower_bound(points, point);
    if (found == points.end() || *found != point) return std::nullopt;
    return static_cast<LineGraph::Vertex>(found - points.begin());
}

std::expected<DrawnLines, Diagnostic> drawn_lines(const RuleStatement& statement, const Grid& grid,
                                                  const Sequence& sequence, LonelyCells lonely) {
    DrawnLines lines;
    lines.positions = sequence.cells;
    std::ranges::sort(lines.positions);
    const auto repeated = std::ranges::unique(lines.positions);
    lines.positions.erase(repeated.begin(), repeated.end());
    if (!lines.positions.empty()) lines.sort = grid.sort_of(lines.positions.front());
    const bool is_line = lines.sort == PositionSort::Edge || lines.sort == PositionSort::Link;
    const bool is_one_sort = std::ranges::all_of(
        lines.positions, [&](CellId position) { return grid.sort_of(position) == lines.sort; });
    if (!is_line || !is_one_sort)
        return std::unexpected(error_at(statement.span,
                                        statement.name + " is about edges, or about links between cells",
                                        "write 'grid 5x5 edges' and 'at edges', or the same with links"));
    const puzzle::PositionMap map(grid);
    std::vector<puzzle::PointPair> ends;
    for (const CellId position : lines.positions) {
        ends.push_back(map.ends(position));
        lines.points.insert(lines.points.end(), ends.back().begin(), ends.back().end());
    }
    if (lonely == LonelyCells::AreVertices && lines.sort == PositionSort::Link) {
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
            const HalfCell at = map.point(CellId(cell));
            if (map.around(at, PositionSort::Link).empty()) lines.points.push_back(at);
        }
    }
    std::ranges::sort(lines.points);
    const auto twice = std::ranges::unique(lines.points);
    lines.points.erase(twice.begin(), twice.end());
    std::vector<LineGraph::Ends> joined;
    for (const auto& [a, b] : ends) joined.emplace_back(*lines.vertex(a), *lines.vertex(b));
    lines.graph = LineGraph(lines.points.size(), std::move(joined));
    return lines;
}

std::string spoken_lines(const Puzzle& puzzle, std::span<const ValueId> values, PositionSort sort) {
    std::string words = puzzle::spoken_cells(puzzle, values, puzzle::GrammaticalNumber::Many);
    constexpr std::string_view kCells = "cells with ";
    if (words.starts_with(kCells))
        words = std::string(puzzle::plural_of(sort)) + " with " + words.substr(kCells.size());
    return words;
}

}  // namespace sator::rules
