#include "sator/text/kind_parts/cells_in_sight.hpp"

#include <algorithm>

namespace sator::text {

bool is_inside(const PrintedGrid& grid, PrintedPlace at) {
    return at.row >= 0 && at.column >= 0 && at.row < grid.rows() && at.column < grid.columns();
}

PrintedPlaces ray(const PrintedGrid& grid, PrintedPlace from, const Direction& direction, bool ends_at_hole) {
    PrintedPlaces cells;
    for (PrintedPlace at = from;;) {
        at = grid.inside({at.row + direction.down, at.column + direction.right});
        if (at == from || !is_inside(grid, at) || (ends_at_hole && !grid.is_cell(at))) return cells;
        if (grid.is_cell(at)) cells.push_back(at);
    }
}

PrintedPlaces sight(const PrintedGrid& grid, PrintedPlace at) {
    PrintedPlaces cells;
    for (const Direction& direction : kDirections) {
        for (const PrintedPlace seen : ray(grid, at, direction, true)) {
            if (std::ranges::find(cells, seen) == cells.end()) cells.push_back(seen);
        }
    }
    return cells;
}

}  // namespace sator::text
