#include "sator/puzzle/grids/cell_coordinates.hpp"

#include <algorithm>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/printed_rows.hpp"

namespace sator {

namespace {

/// Signs of frames and of lines between boxes: they are no holes.
constexpr std::u32string_view kFrame = U"|-+=:/\\_\u2500\u2502\u2501\u2503\u2550\u2551";

/// Returns whether the drawing is a rectangle of signs, each of them a cell or a hole, with a blank between two of them. In such a
/// drawing, as a kind with blocks makes it, a row or a column of holes keeps the cells on both sides of it apart.
bool is_rectangle_of_signs(const Grid& grid) {
    const std::size_t first = grid.places.front().column % 2;
    return std::ranges::all_of(grid.drawing, [&](const std::u32string& line) {
        if (line.size() != grid.drawing.front().size()) return false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const bool is_sign = line[i] != U' ' && !kFrame.contains(line[i]);
            if (is_sign != (i % 2 == first)) return false;
        }
        return true;
    });
}

}  // namespace

std::vector<std::uint32_t> puzzle::printed_columns(const Grid& grid) {
    std::vector<std::uint32_t> columns;
    for (const Grid::Place& place : grid.places) columns.push_back(place.column);
    if (grid.kind != GridKind::Drawing || columns.empty()) return columns;
    if (is_rectangle_of_signs(grid)) {
        const std::uint32_t left = *std::ranges::min_element(columns);
        for (std::uint32_t& column : columns) column = (column - left) / 2;
        return columns;
    }
    std::vector<std::uint32_t> used = columns;
    std::ranges::sort(used);
    const auto repeated = std::ranges::unique(used);
    used.erase(repeated.begin(), repeated.end());
    for (std::uint32_t& column : columns) {
        column = static_cast<std::uint32_t>(std::ranges::lower_bound(used, column) - used.begin());
    }
    return columns;
}

std::vector<std::uint32_t> puzzle::printed_rows(const Grid& grid) {
    std::vector<std::uint32_t> rows(grid.cell_count());
    const bool counts_holes =
        grid.kind == GridKind::Drawing && !grid.places.empty() && is_rectangle_of_signs(grid);
    for (std::uint32_t row = 0; row < grid.rows.size(); ++row) {
        for (const CellId cell : grid.rows[row])
            rows[cell.index()] =
                counts_holes ? grid.places[cell.index()].line - grid.places.front().line : row;
    }
    return rows;
}

using namespace puzzle;

namespace {

/// Returns the smallest distance of two cells that follow each other in a row; 0 if each row has at most one cell.
std::uint32_t smallest_step(const Grid& grid, const std::vector<std::uint32_t>& columns) {
    std::uint32_t step = 0;
    for (const Slot& row : grid.rows) {
        for (std::size_t i = 1; i < row.size(); ++i) {
            const std::uint32_t own = columns[row[i].index()] - columns[row[i - 1].index()];
            if (step == 0 || own < step) step = own;
        }
    }
    return step;
}

}  // namespace

bool has_shifted_rows(const Grid& grid) {
    if (grid.kind != GridKind::Drawing) return grid.kind == GridKind::Hexagon;
    if (grid.places.empty() || is_rectangle_of_signs(grid)) return false;
    return smallest_step(grid, printed_columns(grid)) == 2;
}

std::vector<CellCoordinates> cell_coordinates(const Grid& grid) {
    std::vector<CellCoordinates> coordinates(grid.cell_count());
    const bool is_shifted = has_shifted_rows(grid);
    const std::vector<std::uint32_t> columns =
        is_shifted ? std::vector<std::uint32_t>() : printed_columns(grid);
    const std::vector<std::uint32_t> rows = printed_rows(grid);
    for (const Slot& row : grid.rows) {
        for (std::uint32_t i = 0; i < row.size(); ++i) {
            const CellId cell = row[i];
            coordinates[cell.index()] = {rows[cell.index()], is_shifted ? i : columns[cell.index()]};
        }
    }
    return coordinates;
}

}  // namespace sator
