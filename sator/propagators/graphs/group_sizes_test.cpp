#include "sator/propagators/graphs/group_sizes.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

bool is_within(std::uint32_t size, const SizeBounds& bounds) {
    return size >= bounds.least && size <= bounds.most;
}

/// Returns the judge that counts the positions and clues of each group.
ConstraintDefinition definition_of(const PositionGraph& graph, const GroupDemand& demand) {
    return [graph, demand](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value == kLit);
        is_lit.resize(graph.size(), true);
        const std::vector<std::uint32_t> group = group_numbers(graph, is_lit);
        std::vector<std::uint32_t> sizes(graph.size(), 0), clues(graph.size(), 0);
        for (std::uint32_t v = 0; v < values.size(); ++v) sizes[group[v]] += 1;
        for (const GroupClue& clue : demand.clues) clues[group[clue.vertex]] += 1;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            if (!is_lit[v]) continue;
            const std::uint32_t size = sizes[group[v]], count = clues[group[v]];
            if (!is_within(size, demand.size)) return false;
            if (demand.clues_of_group == CluesOfGroup::AtMostOne && count > 1) return false;
            if (demand.clues_of_group == CluesOfGroup::ExactlyOne && count != 1) return false;
        }
        for (const GroupClue& clue : demand.clues) {
            if (is_lit[clue.vertex] && !is_within(sizes[group[clue.vertex]], clue.size)) return false;
        }
        return true;
    };
}

std::string walk_on(const PositionGraph& graph, std::size_t positions, const GroupDemand& demand,
                    std::size_t rounds = 100) {
    return walk(positions, 2, GroupSizes(graph, {Word{1} << kLit}, demand), definition_of(graph, demand),
                Strength::Checking, rounds);
}

constexpr CluesOfGroup kAllClues[] = {CluesOfGroup::Any, CluesOfGroup::AtMostOne, CluesOfGroup::ExactlyOne};

TEST(GroupSizes, AgreesWithItsDefinitionOnGrids) {
    for (const CluesOfGroup clues : kAllClues) {
        const std::vector<GroupClue> three = {{0, {3, 3}}, {5, {2, 2}}, {7, {}}};
        EXPECT_EQ(walk_on(grid_graph(3, 3), 9, {{}, three, clues}), "");
        EXPECT_EQ(walk_on(grid_graph(3, 4), 12, {{}, {{0, {4, 4}}, {11, {1, 3}}}, clues}, 60), "");
        EXPECT_EQ(walk_on(grid_graph(1, 6), 6, {{2, 3}, {{4, {2, 2}}}, clues}), "");
    }
    EXPECT_EQ(walk_on(grid_graph(3, 4), 12, {{2, 2}, {}, CluesOfGroup::Any}, 60), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), 9, {{3, SizeBounds::kUnbounded}, {}, CluesOfGroup::Any}), "");
}

TEST(GroupSizes, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(8);
    for (int round = 0; round < 60; ++round) {
        const auto vertices = static_cast<std::uint32_t>(3 + random() % 6);
        const PositionGraph graph = random_graph(vertices, 20 + random() % 30, random);
        GroupDemand demand{{}, {}, kAllClues[random() % 3]};
        demand.size.least = 1 + random() % 3;
        if (random() % 2 == 0) demand.size.most = demand.size.least + random() % 3;
        for (std::uint32_t v = 0; v < vertices; ++v) {
            const auto number = static_cast<std::uint32_t>(1 + random() % 4);
            if (random() % 3 == 0)
                demand.clues.push_back({v, {number, number + static_cast<std::uint32_t>(random() % 2)}});
        }
        EXPECT_EQ(walk_on(graph, vertices, demand, 60), "") << "graph " << round;
    }
}

/// The last vertex is always lit and has no size: the cell of a number that counts the groups beside it.
TEST(GroupSizes, AVertexWithoutASizeJoinsGroups) {
    for (const SizeBounds bounds : {SizeBounds{0, 0}, SizeBounds{3, 3}, SizeBounds{2, 5}}) {
        const GroupDemand demand{{0, SizeBounds::kUnbounded}, {{9, bounds}}, CluesOfGroup::Any};
        EXPECT_EQ(walk_on(grid_graph(3, 3, true), 9, demand), "");
    }
    std::mt19937 random(9);
    for (int round = 0; round < 20; ++round) {
        const PositionGraph graph = random_graph(8, 25, random);
        const auto number = static_cast<std::uint32_t>(random() % 6);
        const GroupDemand demand{{0, SizeBounds::kUnbounded}, {{7, {number, number}}}, CluesOfGroup::Any};
        EXPECT_EQ(walk_on(graph, 7, demand, 60), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
