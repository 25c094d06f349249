#include "sator/propagators/graphs/way_of_values.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

ConstraintDefinition definition(const PositionGraph& graph, std::uint32_t first, std::uint32_t last,
                                Joining joining) {
    return [=](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value == kLit);
        is_lit[first] = is_lit[last] = true;
        const std::vector<std::uint32_t> group = group_numbers(graph, is_lit);
        return (group[first] == group[last]) == (joining == Joining::Required);
    };
}

std::string walk_on(const PositionGraph& graph, std::uint32_t first, std::uint32_t last, Joining joining,
                    std::size_t values, std::size_t rounds = 150) {
    return walk(graph.size(), values, WayOfValues(graph, {Word{1} << kLit}, first, last, joining),
                definition(graph, first, last, joining), Strength::Gac, rounds);
}

TEST(WayOfValues, AgreesWithItsDefinition) {
    for (const Joining joining : {Joining::Required, Joining::Forbidden}) {
        EXPECT_EQ(walk_on(grid_graph(1, 4), 0, 3, joining, 2), "");
        EXPECT_EQ(walk_on(grid_graph(2, 3), 0, 5, joining, 3), "");
        EXPECT_EQ(walk_on(grid_graph(3, 3), 0, 8, joining, 2), "");
        EXPECT_EQ(walk_on(grid_graph(3, 3), 4, 2, joining, 2), "");
        EXPECT_EQ(walk_on(grid_graph(2, 2), 0, 1, joining, 2), "");
        std::mt19937 random(8);
        for (int round = 0; round < 30; ++round) {
            const auto vertices = static_cast<std::uint32_t>(3 + random() % 5);
            const PositionGraph graph = random_graph(vertices, 20 + random() % 40, random);
            EXPECT_EQ(walk_on(graph, 0, vertices - 1, joining, 2, 50), "") << "graph " << round;
        }
    }
}

}  // namespace
}  // namespace sator::tests
