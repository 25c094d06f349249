#include "sator/propagators/graphs/path_of_values.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kOnPath = 1;

/// Returns whether no lit position has three lit neighbours, at most two have fewer than two, and no part of the lit positions has a
/// loop: nothing is left if positions with fewer than two lit neighbours are removed again and again.
bool is_path(const PositionGraph& graph, std::span<const Value> values) {
    std::size_t ends = 0;
    std::vector<std::uint8_t> may_be_in_loop(graph.size(), 0);
    for (std::uint32_t v = 0; v < graph.size(); ++v) {
        if (values[v] != kOnPath) continue;
        std::size_t beside = 0;
        for (const std::uint32_t next : graph.beside(v)) beside += values[next] == kOnPath ? 1 : 0;
        if (beside > 2) return false;
        ends += beside < 2 ? 1 : 0;
        may_be_in_loop[v] = 1;
    }
    if (ends > 2) return false;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            std::size_t beside = 0;
            for (const std::uint32_t next : graph.beside(v)) beside += may_be_in_loop[next];
            if (may_be_in_loop[v] == 0 || beside > 1) continue;
            may_be_in_loop[v] = 0;
            is_changed = true;
        }
    }
    return std::ranges::find(may_be_in_loop, 1) == may_be_in_loop.end();
}

std::string path_walk(const PositionGraph& graph, std::size_t values, std::size_t rounds) {
    return walk(
        graph.size(), values, PathOfValues(graph, {Word{1} << kOnPath}),
        [&](std::span<const Value> chosen) { return is_path(graph, chosen); }, Strength::Checking, rounds);
}

TEST(PathOfValues, AgreesWithItsDefinitionOnGrids) {
    EXPECT_EQ(path_walk(grid_graph(1, 1), 2, 100), "");
    EXPECT_EQ(path_walk(grid_graph(1, 5), 2, 200), "");
    EXPECT_EQ(path_walk(grid_graph(2, 3), 3, 200), "");
    EXPECT_EQ(path_walk(grid_graph(3, 3), 2, 200), "");
    EXPECT_EQ(path_walk(grid_graph(3, 4), 2, 60), "");
}

TEST(PathOfValues, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 7);
        EXPECT_EQ(path_walk(random_graph(vertices, 40, random), 2, 60), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
