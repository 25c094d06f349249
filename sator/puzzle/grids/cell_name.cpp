#include "sator/puzzle/grids/cell_name.hpp"

namespace sator {

std::string cell_name(const CellCoordinates& place) {
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

std::string cell_name(const Grid& grid, CellId cell) {
    return cell_name(cell_coordinates(grid)[cell.index()]);
}

}  // namespace sator
