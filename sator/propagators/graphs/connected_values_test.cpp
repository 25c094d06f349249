#include "sator/propagators/graphs/connected_values.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Edges = std::vector<PositionGraph::Edge>;

constexpr Value kLit = 1;

/// The graph of a grid, row by row. `outside`: a further vertex joins all cells at the border.
PositionGraph grid(std::uint32_t rows, std::uint32_t columns, bool has_outside = false) {
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

PositionGraph random_graph(std::uint32_t vertices, unsigned percent, std::mt19937& random) {
    Edges edges;
    for (std::uint32_t b = 0; b < vertices; ++b) {
        for (std::uint32_t a = 0; a < b; ++a) {
            if (random() % 100 < percent) edges.emplace_back(a, b);
        }
    }
    return {vertices, edges};
}

/// Merges the groups of neighbouring lit vertices until nothing changes, and counts them.
std::size_t groups_of(const PositionGraph& graph, std::vector<bool> is_lit) {
    is_lit.resize(graph.size(), true);  // the vertex outside
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
    std::size_t groups = 0;
    for (std::uint32_t v = 0; v < graph.size(); ++v) groups += is_lit[v] && group[v] == v ? 1 : 0;
    return groups;
}

ConstraintDefinition definition(const PositionGraph& graph, Emptiness emptiness) {
    return [graph, emptiness](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value == kLit);
        const std::size_t groups = groups_of(graph, is_lit);
        return groups == 1 || (groups == 0 && emptiness == Emptiness::Allowed);
    };
}

std::string walk_on(const PositionGraph& graph, std::size_t positions, std::size_t values,
                    Emptiness emptiness, std::size_t rounds = 200) {
    return walk(positions, values, ConnectedValues(graph, {Word{1} << kLit}, emptiness),
                definition(graph, emptiness), Strength::Gac, rounds);
}

TEST(ConnectedValues, AgreesWithItsDefinitionOnGrids) {
    for (const Emptiness emptiness : {Emptiness::Allowed, Emptiness::Forbidden}) {
        EXPECT_EQ(walk_on(grid(1, 1), 1, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid(1, 5), 5, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid(2, 2), 4, 3, emptiness), "");
        EXPECT_EQ(walk_on(grid(2, 3), 6, 3, emptiness), "");
        EXPECT_EQ(walk_on(grid(3, 3), 9, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid(3, 4), 12, 2, emptiness, 100), "");
    }
}

TEST(ConnectedValues, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 7);
        const PositionGraph graph = random_graph(vertices, 20 + random() % 40, random);
        const Emptiness emptiness = random() % 2 == 0 ? Emptiness::Allowed : Emptiness::Forbidden;
        EXPECT_EQ(walk_on(graph, vertices, 2, emptiness, 60), "") << "graph " << round;
    }
}

TEST(ConnectedValues, EachGroupReachesTheVertexOutside) {
    EXPECT_EQ(walk_on(grid(3, 3, true), 9, 2, Emptiness::Allowed), "");
    EXPECT_EQ(walk_on(grid(3, 4, true), 12, 2, Emptiness::Allowed, 60), "");
    std::mt19937 random(6);
    for (int round = 0; round < 20; ++round) {
        const PositionGraph graph = random_graph(7, 30, random);
        EXPECT_EQ(walk_on(graph, 6, 2, Emptiness::Allowed, 60), "") << "graph " << round;
    }
}

TEST(ConnectedValues, SeveralValuesCountAsOne) {
    const PositionGraph graph = grid(2, 3);
    const auto holds = [&](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value != 0);
        return groups_of(graph, is_lit) <= 1;
    };
    EXPECT_EQ(walk(6, 3, ConnectedValues(graph, {Word{0b110}}, Emptiness::Allowed), holds, Strength::Gac),
              "");
}

}  // namespace
}  // namespace sator::tests
