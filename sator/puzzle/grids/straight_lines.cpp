#include "sator/puzzle/grids/straight_lines.hpp"

#include "sator/puzzle/grids/cell_map.hpp"

namespace sator::puzzle {

std::vector<Slot> straight_lines(const Grid& grid, std::span<const CellId> cells, std::size_t length,
                                 LimitWatch& watch) {
    const CellMap map(grid, cells);
    std::vector<Slot> lines;
    for (const CellId first : cells) {
        if (watch.is_over(map.steps().size())) break;
        for (const CellStep& step : map.steps()) {
            Slot line = map.line(first, step, length);
            if (line.size() == length) lines.push_back(std::move(line));
            if (length == 1) break;
        }
    }
    return lines;
}

}  // namespace sator::puzzle
