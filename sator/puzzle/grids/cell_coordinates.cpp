#include "sator/puzzle/grids/cell_coordinates.hpp"

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

std::vector<std::uint32_t> puzzle::printed_columns(const Grid& grid) {
    std::vector<std::uint32_t> columns;
    for (const Grid::Place& place : grid.places) columns.push_back(place.column);
    if (grid.kind != GridKind::Drawing) return columns;
    std::vector<std::uint32_t> used = columns;
    std::ranges::sort(used);
    const auto repeated = std::ranges::unique(used);
    used.erase(repeated.begin(), repeated.end());
    for (std::uint32_t& column : columns) {
        column = static_cast<std::uint32_t>(std::ranges::lower_bound(used, column) - used.begin());
    }
    return columns;
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
    return smallest_step(grid, printed_columns(grid)) == 2;
}

std::vector<CellCoordinates> cell_coordinates(const Grid& grid) {
    std::vector<CellCoordinates> coordinates(grid.cell_count());
    const bool is_shifted = has_shifted_rows(grid);
    const std::vector<std::uint32_t> columns =
        is_shifted ? std::vector<std::uint32_t>() : printed_columns(grid);
    for (std::uint32_t row = 0; row < grid.rows.size(); ++row) {
        for (std::uint32_t i = 0; i < grid.rows[row].size(); ++i) {
            const CellId cell = grid.rows[row][i];
            coordinates[cell.index()] = {row, is_shifted ? i : columns[cell.index()]};
        }
    }
    return coordinates;
}

}  // namespace sator
