#include "sator/rules/registry/cell_graph.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_map.hpp"

namespace sator::rules {

std::vector<PositionGraph::Edge> neighbouring_cells(const Grid& grid, const Slot& cells, Touching touching) {
    const CellMap map(grid, cells);
    const std::vector<CellStep> steps =
        touching == Touching::Edges ? map.edge_steps() : std::vector(map.steps().begin(), map.steps().end());
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

PositionGraph cell_graph(const Grid& grid, const Slot& cells, Touching touching, Outside outside) {
    std::vector<PositionGraph::Edge> joined = neighbouring_cells(grid, cells, touching);
    if (outside == Outside::IsNone) return {cells.size(), joined};
    const CellMap whole(grid);
    const std::vector<CellStep> edges = whole.edge_steps();
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        const bool is_at_border =
            std::ranges::any_of(edges, [&](const CellStep& step) { return !whole.next(cells[i], step); });
        if (is_at_border) joined.emplace_back(i, cells.size());
    }
    return {cells.size() + 1, joined};
}

}  // namespace sator::rules
