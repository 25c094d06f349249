#include "sator/propagators/graphs/labelled_groups.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

ConstraintDefinition definition(const PositionGraph& graph, std::vector<GroupLabel> clues) {
    return [=](std::span<const Value> values) {
        std::vector<bool> is_lit;
        for (const Value value : values) is_lit.push_back(value == kLit);
        const std::vector<std::uint32_t> group = group_numbers(graph, is_lit);
        std::set<std::uint32_t> without, with;
        std::map<std::uint32_t, std::set<std::uint32_t>> groups_of, labels_of;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            if (is_lit[v]) without.insert(group[v]);
        }
        for (const GroupLabel& clue : clues) {
            if (!is_lit[clue.vertex]) continue;
            without.erase(group[clue.vertex]);
            if (!clue.label) continue;
            groups_of[*clue.label].insert(group[clue.vertex]);
            labels_of[group[clue.vertex]].insert(*clue.label);
        }
        const auto has_one = [](const auto& entry) { return entry.second.size() == 1; };
        return without.empty() && std::ranges::all_of(groups_of, has_one) &&
               std::ranges::all_of(labels_of, has_one);
    };
}

std::string walk_on(const PositionGraph& graph, const std::vector<GroupLabel>& clues, std::size_t values,
                    std::size_t rounds = 150) {
    return walk(graph.size(), values, LabelledGroups(graph, {Word{1} << kLit}, clues),
                definition(graph, clues), Strength::Checking, rounds);
}

TEST(LabelledGroups, AgreesWithItsDefinition) {
    EXPECT_EQ(walk_on(grid_graph(1, 4), {{0, 1}, {3, 1}}, 2), "");
    EXPECT_EQ(walk_on(grid_graph(2, 3), {{0, 1}, {5, 2}, {2, 1}}, 3), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), {{0, 1}, {8, 1}, {4, std::nullopt}}, 2), "");
    EXPECT_EQ(walk_on(grid_graph(3, 3), {{0, 1}, {2, 2}, {8, 1}, {6, 2}}, 2), "");
    EXPECT_EQ(walk_on(grid_graph(2, 2), {}, 2), "");
    std::mt19937 random(9);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(3 + random() % 5);
        const PositionGraph graph = random_graph(vertices, 20 + random() % 40, random);
        std::vector<GroupLabel> clues;
        for (std::uint32_t v = 0; v < vertices; ++v) {
            if (random() % 2 == 0) continue;
            const auto label = static_cast<std::uint32_t>(random() % 3);
            clues.push_back({v, label == 2 ? std::nullopt : std::optional(label)});
        }
        EXPECT_EQ(walk_on(graph, clues, 2, 50), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
