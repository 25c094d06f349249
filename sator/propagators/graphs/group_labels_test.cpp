#include "sator/propagators/graphs/group_labels.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/propagators/graphs/label_area.hpp"
#include "sator/propagators/graphs/with_group_labels.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLitGroup = 1;
const std::vector<Word> kLitGroups{Word{1} << kLitGroup};

TEST(LabelIfLit, AgreesWithItsDefinition) {
    const auto holds = [](std::span<const Value> chosen) {
        return (chosen[0] == kLitGroup) == (chosen[1] != kNoLabel);
    };
    EXPECT_EQ(walk(2, 4, LabelIfLit(kLitGroups), holds, Strength::Gac, 400), "");
}

TEST(LabelsBeside, AgreesWithItsDefinition) {
    const auto holds = [](std::span<const Value> chosen) {
        return chosen[0] == kNoLabel || chosen[1] == kNoLabel || chosen[0] == chosen[1];
    };
    EXPECT_EQ(walk(2, 5, LabelsBeside(), holds, Strength::Gac, 400), "");
}

/// Returns the judge that floods the group of the first vertex.
ConstraintDefinition area_definition(const PositionGraph& graph, Value label, SizeBounds size) {
    return [graph, label, size](std::span<const Value> chosen) {
        std::vector<bool> has_label;
        for (const Value value : chosen) has_label.push_back(value == label);
        const auto cells = static_cast<std::uint32_t>(std::ranges::count(chosen, label));
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            for (const std::uint32_t next : graph.beside(v)) {
                if (has_label[v] && chosen[next] != label && chosen[next] != kNoLabel) return false;
            }
        }
        if (!has_label[0]) return cells == 0;
        const auto group = group_numbers(graph, has_label);
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            if (has_label[v] && group[v] != group[0]) return false;
        }
        return size.least <= cells && cells <= size.most;
    };
}

TEST(LabelArea, AgreesWithItsDefinition) {
    const auto walk_on = [](const PositionGraph& graph, SizeBounds size, std::size_t rounds) {
        return walk(graph.size(), 3, LabelArea(graph, 1, size), area_definition(graph, 1, size),
                    Strength::Checking, rounds);
    };
    for (const SizeBounds size : {SizeBounds{1, 1}, SizeBounds{3, 3}, SizeBounds{4, 6}})
        EXPECT_EQ(walk_on(grid_graph(3, 3), size, 100), "");
    EXPECT_EQ(walk_on(grid_graph(1, 6), {4, 4}, 100), "");
    std::mt19937 random(4);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(3 + random() % 5);
        const auto least = static_cast<std::uint32_t>(1 + random() % 4);
        const SizeBounds size{least, least + static_cast<std::uint32_t>(random() % 2)};
        EXPECT_EQ(walk_on(random_graph(vertices, 20 + random() % 30, random), size, 60), "") << round;
    }
}

std::size_t group_solutions_of(const Model& model) {
    std::size_t count = 0;
    engine::Search(model, Limits{}).solve({.learn = engine::Learn::ForAllSolutions}, [&](auto) {
        ++count;
        return true;
    });
    return count;
}

Model model_of_groups(const PositionGraph& graph, const GroupDemand& demand) {
    Model model;
    std::vector<VariableId> positions;
    const std::vector<Word> candidates{3};
    for (std::size_t i = 0; i < graph.size(); ++i) positions.push_back(model.add_cell(candidates));
    model.post(std::make_shared<const GroupSizes>(graph, kLitGroups, demand), positions);
    return model;
}

/// The model with labels has the same solutions, also if clues are off, of unequal size, or beside each other.
TEST(WithGroupLabels, HasAsManySolutions) {
    std::mt19937 random(5);
    std::size_t with_solutions = 0;
    for (int round = 0; round < 600; ++round) {
        const PositionGraph graph =
            round % 2 == 0
                ? random_graph(static_cast<std::uint32_t>(3 + random() % 7), 20 + random() % 30, random)
                : grid_graph(3, 2 + random() % 3);
        GroupDemand demand{{}, {}, CluesOfGroup::ExactlyOne};
        if (random() % 3 == 0) demand.size.least = 1 + random() % 3;
        if (random() % 3 == 0) demand.size.most = demand.size.least + random() % 3;
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            const auto number = static_cast<std::uint32_t>(1 + random() % 4);
            if (random() % 4 == 0)
                demand.clues.push_back({v, {number, number + static_cast<std::uint32_t>(random() % 2)}});
        }
        const Model plain = model_of_groups(graph, demand);
        LimitWatch watch(Limits{});
        const auto labelled = with_group_labels(plain, watch);
        ASSERT_TRUE(labelled.has_value());
        const std::size_t expected = group_solutions_of(plain);
        with_solutions += expected > 1 ? 1 : 0;
        EXPECT_EQ(group_solutions_of(*labelled), expected) << round;
    }
    EXPECT_GT(with_solutions, 100U);
}

TEST(WithGroupLabels, LeavesUnknownSizesAsTheyAre) {
    const GroupDemand demand{{}, {{0, {}}, {3, {2, 2}}}, CluesOfGroup::ExactlyOne};
    LimitWatch watch(Limits{});
    EXPECT_FALSE(with_group_labels(model_of_groups(grid_graph(2, 2), demand), watch).has_value());
}

}  // namespace
}  // namespace sator::tests
