#include "sator/puzzle/grids/rectangle.hpp"

#include <string>

namespace sator::puzzle {

std::expected<LinedGrid, Diagnostic> make_rectangle(std::size_t columns, std::size_t rows,
                                                    std::size_t cell_limit) {
    if (columns == 0 || rows == 0) {
        return std::unexpected(
            error_at({}, std::string("the puzzle has no ") + (columns == 0 ? "columns" : "rows"),
                     "a rectangle needs at least one column and one row"));
    }
    if (columns > cell_limit / rows) {
        const std::string size = "the puzzle has " + std::to_string(columns) + " × " + std::to_string(rows);
        return std::unexpected(too_many_cells(size, cell_limit));
    }
    LinedGrid made;
    made.grid.kind = GridKind::Rectangle;
    made.grid.line_counts = {static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows), 0};
    made.grid.places.reserve(columns * rows);
    auto& [x_lines, y_lines, z_lines] = made.lines;
    x_lines.assign(columns, Slot(rows));
    y_lines.assign(rows, Slot(columns));
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const CellId cell(made.grid.cell_count());
            made.grid.places.push_back({static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)});
            x_lines[column][row] = cell;
            y_lines[row][column] = cell;
        }
    }
    made.grid.rows = y_lines;
    return made;
}

}  // namespace sator::puzzle
