#include "sator/rules/registry/cell_graph.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

Sequence graph_cells(const Sequence& sequence) {
    Sequence graph = sequence;
    std::ranges::sort(graph.cells);
    const auto repeated = std::ranges::unique(graph.cells);
    graph.cells.erase(repeated.begin(), repeated.end());
    graph.breaks.clear();
    return graph;
}

std::expected<std::vector<ValueId>, Diagnostic> graph_values(const RuleStatement& statement,
                                                             std::span<const Argument> arguments,
                                                             const Puzzle& puzzle, std::string_view syntax) {
    auto values = value_arguments(statement, arguments, puzzle, syntax);
    if (!values) return failure(values);
    std::vector<ValueId> each_once;
    for (const ValueId value : *values) {
        if (std::ranges::find(each_once, value) == each_once.end()) each_once.push_back(value);
    }
    return each_once;
}

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
