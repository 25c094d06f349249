#include "sator/puzzle/grids/cell_name.hpp"

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace puzzle;

std::string cell_name(const CellCoordinates& place) {
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

std::string cell_name(const Grid& grid, CellId cell) {
    if (!grid.is_drawn(cell)) return CellNames(grid).of(cell);
    return cell_name(cell_coordinates(grid)[cell.index()]);
}

std::string_view puzzle::side_word(std::string_view step) {
    if (step == "up") return "top";
    return step == "down" ? "bottom" : step;
}

CellNames::CellNames(const Grid& grid) : grid_(grid), coordinates_(cell_coordinates(grid)), map_(grid) {}

std::string CellNames::of(CellId position) const {
    switch (grid_.sort_of(position)) {
        case PositionSort::Cell:
            return cell_name(coordinates_[position.index()]);
        case PositionSort::Edge:
            return edge_name(position);
        case PositionSort::Link: {
            const auto [first, second] = map_.cells(position);
            return of(*first) + "-" + of(*second);
        }
        case PositionSort::Corner:
            break;
    }
    const HalfCell at = map_.point(position);
    return "corner R" + std::to_string(at.row / 2) + "C" + std::to_string(at.column / 2);
}

std::string CellNames::edge_name(CellId edge) const {
    const auto [first, second] = map_.cells(edge);
    if (first && second) return of(*first) + "/" + of(*second);
    const CellId inner = first ? *first : *second;
    const HalfCell at = map_.point(edge), cell = map_.point(inner);
    for (const CellStep& step : map_.steps()) {
        if (cell.row + step.down == at.row && cell.column + step.right == at.column)
            return of(inner) + "/" + std::string(side_word(step.name));
    }
    return of(inner);
}

}  // namespace sator
