#include "sator/puzzle/grids/drawn_grid.hpp"

#include <algorithm>
#include <map>

#include "sator/base/assert.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"

namespace sator::puzzle {

namespace {

/// Columns left free before the leftmost cell, so that a drawing of any part of a row can begin with a blank.
constexpr std::int64_t kMargin = 1;

/// Returns the column in which a cell is drawn, up to a constant offset. Each cell takes two columns; in a
/// hexagon each row is shifted by one column, half a cell, to the left.
std::int64_t drawn_column(const Grid& grid, const Grid::Place& place) {
    const std::int64_t column = 2 * std::int64_t{place.column};
    return grid.kind == GridKind::Hexagon ? column - std::int64_t{place.line} : column;
}

}  // namespace

std::expected<Grid, Diagnostic> make_drawn_grid(std::vector<std::u32string> lines, std::size_t cell_limit) {
    Grid grid;
    grid.kind = GridKind::Drawing;
    grid.drawing = std::move(lines);
    for (std::size_t line = 0; line < grid.drawing.size(); ++line) {
        Slot row;
        for (std::size_t column = 0; column < grid.drawing[line].size(); ++column) {
            if (grid.drawing[line][column] != U'*') continue;
            row.push_back(CellId(grid.places.size()));
            grid.places.push_back({static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)});
        }
        if (!row.empty()) grid.rows.push_back(std::move(row));
    }
    if (grid.places.size() > cell_limit)
        return std::unexpected(too_many_cells(std::to_string(grid.places.size()), cell_limit));
    if (!grid.places.empty()) return grid;
    return std::unexpected(error_at({}, "the layout has no cells", "each '*' of its drawing is a cell"));
}

std::vector<std::u32string> drawn_lines(const Grid& grid) {
    if (grid.kind == GridKind::Drawing) return grid.drawing;
    std::int64_t left = 0;
    for (const Grid::Place& place : grid.places) left = std::min(left, drawn_column(grid, place));
    std::vector<std::u32string> lines(grid.line_counts[1]);
    for (const Grid::Place& place : grid.places) {
        const auto column = static_cast<std::size_t>(drawn_column(grid, place) - left + kMargin);
        std::u32string& line = lines[place.line];
        line.resize(column, U' ');
        line += U'*';
    }
    return lines;
}

std::array<std::vector<Slot>, kAxisCount> lines_of(const Grid& grid) {
    if (grid.kind != GridKind::Drawing) {
        const auto& [x, y, z] = grid.line_counts;
        auto made = grid.kind == GridKind::Rectangle ? make_rectangle(x, y, grid.cell_count())
                                                     : make_hexagon(x, y, z, grid.cell_count());
        SATOR_ASSERT(made.has_value());
        return std::move(made->lines);
    }
    std::map<std::uint32_t, Slot> columns;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
        columns[grid.places[cell].column].push_back(CellId(cell));
    }
    std::array<std::vector<Slot>, kAxisCount> lines;
    for (auto& [column, slot] : columns) lines[0].push_back(std::move(slot));
    lines[1] = grid.rows;
    return lines;
}

}  // namespace sator::puzzle
