#include "sator/puzzle/grid_rim.hpp"

namespace sator::puzzle {

std::vector<Sequence> rim_of(const Grid& grid) {
    if (grid.kind != GridKind::Rectangle || grid.is_torus) return {};
    const std::vector<Slot>& rows = grid.rows;
    Sequence rim{"the rim of the grid", rows.front()};
    for (std::size_t row = 1; row < rows.size(); ++row) rim.cells.push_back(rows[row].back());
    const std::size_t columns = rows.front().size();
    if (rows.size() > 1) {
        for (std::size_t column = columns - 1; column-- > 0;) rim.cells.push_back(rows.back()[column]);
    }
    if (columns > 1) {
        for (std::size_t row = rows.size() - 1; row-- > 1;) rim.cells.push_back(rows[row].front());
    }
    return {std::move(rim)};
}

}  // namespace sator::puzzle
