#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/render/text_picture/cell_walls.hpp"
#include "sator/render/text_picture/edge_texts.hpp"

namespace sator::render {

/// The places of the parts of a square board on a canvas.
struct TextGeometry {
    std::int32_t top = 0, left = 0;              ///< the first row and column of the board
    std::size_t rows = 0, columns = 0;           ///< of the board
    std::size_t cell_width = 1, row_height = 1;  ///< of a cell, in characters
    std::vector<std::size_t> x, y;               ///< the first character of each column and row
    std::vector<std::size_t> wall_x;             ///< the line before each column, and the one after the last
    /// The line before each row, and the one after the last. A row that follows the one before it without a
    /// line has the same `wall_y` as `y`.
    std::vector<std::size_t> wall_y;
    std::size_t width = 0, height = 0;  ///< of the canvas

    bool has_wall_row(std::size_t row) const { return row == rows || wall_y[row] != y[row]; }
    LatticePlace place(std::size_t row, std::size_t column) const {
        return {top + static_cast<std::int32_t>(row), left + static_cast<std::int32_t>(column)};
    }
};

/// Sets the first row and column of a board and their numbers.
TextGeometry extents_of(const Board& board);

/// Finds the positions on the canvas, for cells of the given size. Between two columns there is a blank, or a
/// line with a blank on either side if some cells need a line or a sign there. Between two rows there is a
/// line if some cells need one.
void measure(const Sketch& sketch, const CellWalls& walls, const EdgeTexts& edges, TextGeometry& geometry);

}  // namespace sator::render
