#include "sator/propagators/divisions/numbered_groups.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the judge that floods the group of each position.
ConstraintDefinition definition_of(const PositionGraph& graph, const std::vector<std::uint32_t>& sizes) {
    return [graph, sizes](std::span<const Value> values) {
        for (std::uint32_t first = 0; first < values.size(); ++first) {
            const std::uint32_t size = sizes[static_cast<std::size_t>(values[first])];
            std::vector<std::uint32_t> group{first};
            for (std::size_t i = 0; i < group.size(); ++i) {
                for (const std::uint32_t next : graph.beside(group[i])) {
                    if (values[next] == values[first] && std::ranges::find(group, next) == group.end())
                        group.push_back(next);
                }
            }
            if (size != 0 && group.size() != size) return false;
        }
        return true;
    };
}

std::string walk_on(const PositionGraph& graph, const std::vector<std::uint32_t>& sizes,
                    std::size_t rounds = 60) {
    return walk(graph.size(), sizes.size(), NumberedGroups(graph, sizes), definition_of(graph, sizes),
                Strength::Checking, rounds);
}

TEST(NumberedGroups, AgreesWithItsDefinitionOnGrids) {
    EXPECT_EQ(walk_on(grid_graph(2, 3), {1, 2, 3, 4}), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), {1, 2, 3}), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), {3, 4, 5}), "");
    EXPECT_EQ(walk_on(grid_graph(2, 4), {4, 2, 0}), "");
    EXPECT_EQ(walk_on(grid_graph(1, 7), {1, 3, 2, 5}), "");
    EXPECT_EQ(walk_on(grid_graph(3, 4), {4, 3}), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), {0, 2}), "");
}

TEST(NumberedGroups, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(5);
    for (int round = 0; round < 60; ++round) {
        const PositionGraph graph =
            random_graph(static_cast<std::uint32_t>(3 + random() % 5), 20 + random() % 30, random);
        std::vector<std::uint32_t> sizes;
        for (int value = 0; value < 3; ++value) sizes.push_back(static_cast<std::uint32_t>(random() % 5));
        EXPECT_EQ(walk_on(graph, sizes, 40), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
