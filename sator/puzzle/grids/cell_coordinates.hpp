#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator {

/// The row and the column of a cell, from 0, as a person counts them on the printed grid. R3C4 is {2, 3}.
struct CellCoordinates {
    std::uint32_t row = 0, column = 0;

    friend bool operator==(const CellCoordinates&, const CellCoordinates&) = default;
};

/// Returns the coordinates of each cell. A row is a line of the grid that has cells. Columns are counted as printed, so that
/// holes count too. In a rectangle of signs (see printed_columns) rows are counted so, too. In a hexagon, and in a drawing whose rows
/// are shifted by half a cell, the column is the cell's index in its row.
std::vector<CellCoordinates> cell_coordinates(const Grid& grid);

/// Returns whether the rows of a grid are shifted against each other by half a cell, as in a hexagon. In a drawing they are if
/// the nearest two cells of a row are two columns apart, because other rows have cells in the columns between.
bool has_shifted_rows(const Grid& grid);

namespace puzzle {

/// Returns the printed column of each cell, from 0. In a drawing, columns in which no row has a cell are not counted,
/// unless the drawing is a rectangle of signs with a blank between each two: `* # *`. There, each sign is a cell or a hole.
std::vector<std::uint32_t> printed_columns(const Grid& grid);

}  // namespace puzzle
}  // namespace sator
