#include "sator/propagators/graphs/connected_values.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

std::size_t groups_of(const PositionGraph& graph, std::vector<bool> is_lit) {
    is_lit.resize(graph.size(), true);  // the vertex outside
    const std::vector<std::uint32_t> group = group_numbers(graph, is_lit);
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
        EXPECT_EQ(walk_on(grid_graph(1, 1), 1, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid_graph(1, 5), 5, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid_graph(2, 2), 4, 3, emptiness), "");
        EXPECT_EQ(walk_on(grid_graph(2, 3), 6, 3, emptiness), "");
        EXPECT_EQ(walk_on(grid_graph(3, 3), 9, 2, emptiness), "");
        EXPECT_EQ(walk_on(grid_graph(3, 4), 12, 2, emptiness, 100), "");
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
    EXPECT_EQ(walk_on(grid_graph(3, 3, true), 9, 2, Emptiness::Allowed), "");
    EXPECT_EQ(walk_on(grid_graph(3, 4, true), 12, 2, Emptiness::Allowed, 60), "");
    std::mt19937 random(6);
    for (int round = 0; round < 20; ++round) {
        const PositionGraph graph = random_graph(7, 30, random);
        EXPECT_EQ(walk_on(graph, 6, 2, Emptiness::Allowed, 60), "") << "graph " << round;
    }
}

TEST(ConnectedValues, SeveralValuesCountAsOne) {
    const PositionGraph graph = grid_graph(2, 3);
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
