#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// The places of a grid that have a name: rows, columns, boxes, …. Each is a sequence whose label is its name, e.g. "row 3".
/// If the grid consists of blocks (`grid 9x9 at R7C7`), each block has rows, columns and boxes of its own: "row 3 of grid 2".

/// The size of a box in cells.
struct BoxSize {
    std::uint32_t columns = 0, rows = 0;

    friend bool operator==(const BoxSize&, const BoxSize&) = default;
};

/// Returns the usual size of the boxes of a sudoku with `size` rows and columns: 3x3 for 9, 3x2 for 6, 4x3 for 12. Returns
/// nullopt if `size` is a prime number or 1.
std::optional<BoxSize> usual_box_size(std::uint32_t size);

/// Returns the rows, from the top, each from left to right.
std::vector<Sequence> rows_of(const Grid& grid);
/// Returns the columns, from the left, each from top to bottom. A grid with shifted rows has none.
std::vector<Sequence> columns_of(const Grid& grid);
/// Returns the lines of a hexagon in a direction; the columns or rows of another grid.
std::vector<Sequence> lines_along(const Grid& grid, Axis axis);
/// Returns the boxes that tile the grid, row by row. Boxes that are not complete are left out.
std::vector<Sequence> boxes_of(const Grid& grid, BoxSize size);
/// Returns the two diagonals of each square block, the falling one first. Blocks that are no squares have none. A torus has all
/// diagonals, which go on at the opposite edge until they come back: first the falling ones, then the rising ones.
std::vector<Sequence> diagonals_of(const Grid& grid);
/// Returns all rectangles of a size, overlapping ones too, row by row. On a torus, each cell is the upper left corner of one.
std::vector<Sequence> windows_of(const Grid& grid, BoxSize size);
/// Returns all pairs of cells that share an edge.
std::vector<Sequence> neighbours_of(const Grid& grid);
/// Returns each cell as a sequence of its own.
std::vector<Sequence> single_cells_of(const Grid& grid);

}  // namespace sator::puzzle
