#include "sator/create/shapes/connected_cells.hpp"

namespace sator::create {

std::vector<std::size_t> cells_beside(std::size_t columns, std::size_t rows, std::size_t cell) {
    std::vector<std::size_t> beside;
    const std::size_t row = cell / columns, column = cell % columns;
    if (row > 0) beside.push_back(cell - columns);
    if (column > 0) beside.push_back(cell - 1);
    if (column + 1 < columns) beside.push_back(cell + 1);
    if (row + 1 < rows) beside.push_back(cell + columns);
    return beside;
}

std::vector<std::size_t> connected_cells(std::size_t columns, const std::vector<bool>& is_open,
                                         std::size_t first) {
    std::vector<std::size_t> reached = {first};
    std::vector<bool> is_left = is_open;
    is_left[first] = false;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const std::size_t other : cells_beside(columns, is_open.size() / columns, reached[next])) {
            if (is_left[other]) reached.push_back(other);
            is_left[other] = false;
        }
    }
    return reached;
}

}  // namespace sator::create
