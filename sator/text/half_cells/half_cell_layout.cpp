#include "sator/text/half_cells/half_cell_layout.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::text {

namespace {

std::size_t column_count(const Grid& grid) {
    std::size_t columns = 0;
    for (const std::uint32_t column : puzzle::printed_columns(grid))
        columns = std::max<std::size_t>(columns, std::size_t{column} + 1);
    return columns;
}

}  // namespace

bool HalfCellLayout::fits(const Grid& grid) {
    return !grid.between.empty() && !has_shifted_rows(grid);
}

bool HalfCellLayout::has_corners(const Grid& grid) {
    return std::ranges::any_of(grid.between,
                               [](const Grid::Between& b) { return b.sort != PositionSort::Link; });
}

std::size_t HalfCellLayout::lines_of(const Grid& grid) {
    return has_corners(grid) ? 2 * grid.rows.size() + 1 : 2 * grid.rows.size() - 1;
}

std::optional<std::size_t> HalfCellLayout::width_of(const Grid& grid, std::size_t columns) {
    const std::size_t cells = column_count(grid);
    // Without corners, the last cell has no gap behind it.
    const std::size_t taken = has_corners(grid) ? columns - std::min<std::size_t>(columns, 1) : columns + 1;
    const std::size_t pitch = (taken + cells - 1) / cells;
    if (pitch < 2) return std::nullopt;
    // Blanks at the end of the last cell need not be written. With corners, the last column has a sign.
    const std::size_t missing = pitch * cells - taken, most = has_corners(grid) ? 0 : pitch - 2;
    return missing > most ? std::nullopt : std::optional(pitch - 1);
}

HalfCellLayout::HalfCellLayout(const Grid& grid, std::size_t cell_width)
    : has_corners_(has_corners(grid)),
      cell_width_(cell_width),
      lines_(lines_of(grid)),
      columns_(column_count(grid) * (cell_width + 1)) {
    has_corners_ ? ++columns_ : --columns_;
}

HalfCellLayout::Place HalfCellLayout::place(HalfCell at) const {
    const auto row = static_cast<std::size_t>(at.row), column = static_cast<std::size_t>(at.column);
    const std::size_t pitch = cell_width_ + 1, before = has_corners_ ? 1 : 0;
    Place place{.y = has_corners_ ? row : row - 1, .x = column / 2 * pitch + before, .width = cell_width_};
    if (column % 2 == 0) place = {.y = place.y, .x = place.x - 1, .width = 1};
    return place;
}

}  // namespace sator::text
