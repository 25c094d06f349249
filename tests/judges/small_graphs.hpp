#pragma once

// Small graphs and their groups of lit vertices, for tests of propagators on graphs.

#include <cstdint>
#include <random>
#include <vector>

#include "sator/propagators/graphs/position_graph.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

using Edges = std::vector<PositionGraph::Edge>;

/// The graph of a grid, row by row. `has_outside`: a further vertex joins all cells at the border.
inline PositionGraph grid_graph(std::uint32_t rows, std::uint32_t columns, bool has_outside = false) {
    Edges edges;
    const std::uint32_t cells = rows * columns;
    for (std::uint32_t i = 0; i < cells; ++i) {
        const std::uint32_t row = i / columns, column = i % columns;
        if (column + 1 < columns) edges.emplace_back(i, i + 1);
        if (i + columns < cells) edges.emplace_back(i, i + columns);
        const bool is_at_border = row == 0 || column == 0 || row + 1 == rows || column + 1 == columns;
        if (has_outside && is_at_border) edges.emplace_back(i, cells);
    }
    return {cells + (has_outside ? 1U : 0U), edges};
}

inline PositionGraph random_graph(std::uint32_t vertices, unsigned percent, std::mt19937& random) {
    Edges edges;
    for (std::uint32_t b = 0; b < vertices; ++b) {
        for (std::uint32_t a = 0; a < b; ++a) {
            if (random() % 100 < percent) edges.emplace_back(a, b);
        }
    }
    return {vertices, edges};
}

/// Returns for each vertex the least vertex of its group, by merging the groups of neighbours that are lit until nothing changes. A
/// vertex that is not lit is alone in its group.
inline std::vector<std::uint32_t> group_numbers(const PositionGraph& graph, const std::vector<bool>& is_lit) {
    std::vector<std::uint32_t> group(graph.size());
    for (std::uint32_t v = 0; v < graph.size(); ++v) group[v] = v;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            for (const std::uint32_t next : graph.beside(v)) {
                if (!is_lit[v] || !is_lit[next] || group[next] <= group[v]) continue;
                group[next] = group[v];
                is_changed = true;
            }
        }
    }
    return group;
}

}  // namespace sator::tests
