#pragma once

#include <string>

#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator {

/// Returns the name of a cell for people: "R3C4" (see cell_coordinates for how rows and columns are counted).
std::string cell_name(const CellCoordinates& place);
std::string cell_name(const Grid& grid, CellId cell);

}  // namespace sator
