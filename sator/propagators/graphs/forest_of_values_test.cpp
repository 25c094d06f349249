#include "sator/propagators/graphs/forest_of_values.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

/// A graph is a forest if it has as many edges as vertices, less the number of its parts.
ConstraintDefinition definition(const PositionGraph& graph) {
    return [graph](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value == kLit);
        const std::vector<std::uint32_t> group = group_numbers(graph, is_lit);
        std::size_t vertices = 0, parts = 0, twice_edges = 0;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            if (!is_lit[v]) continue;
            ++vertices;
            parts += group[v] == v ? 1 : 0;
            for (const std::uint32_t next : graph.beside(v)) twice_edges += is_lit[next] ? 1 : 0;
        }
        return twice_edges / 2 == vertices - parts;
    };
}

std::string walk_on(const PositionGraph& graph, std::size_t values, std::size_t rounds = 200) {
    return walk(graph.size(), values, ForestOfValues(graph, {Word{1} << kLit}), definition(graph),
                Strength::Gac, rounds);
}

TEST(ForestOfValues, AgreesWithItsDefinitionOnGrids) {
    EXPECT_EQ(walk_on(grid_graph(1, 1), 2), "");
    EXPECT_EQ(walk_on(grid_graph(1, 5), 2), "");
    EXPECT_EQ(walk_on(grid_graph(2, 2), 3), "");
    EXPECT_EQ(walk_on(grid_graph(2, 3), 3), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), 2), "");
    EXPECT_EQ(walk_on(grid_graph(3, 4), 2, 100), "");
}

TEST(ForestOfValues, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 7);
        const PositionGraph graph = random_graph(vertices, 20 + random() % 40, random);
        EXPECT_EQ(walk_on(graph, 2, 60), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
