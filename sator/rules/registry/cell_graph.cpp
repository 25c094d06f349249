#include "sator/rules/registry/cell_graph.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_map.hpp"

namespace sator::rules {

std::vector<PositionGraph::Edge> neighbouring_cells(const Grid& grid, const Slot& cells,
                                                    Neighbourhood which) {
    const CellMap map(grid, cells);
    const std::vector<CellStep> steps = which == Neighbourhood::Edges
                                            ? map.edge_steps()
                                            : std::vector(map.steps().begin(), map.steps().end());
    std::vector<PositionGraph::Edge> joined;
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        for (const CellStep& step : steps) {
            const auto next = map.next(cells[i], step);
            if (next && cells[i] < *next)
                joined.emplace_back(i, std::ranges::lower_bound(cells, *next) - cells.begin());
        }
    }
    return joined;
}

}  // namespace sator::rules
