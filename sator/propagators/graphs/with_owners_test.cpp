#include "sator/propagators/graphs/with_owners.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <set>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using FoundIslands = std::set<std::vector<Value>>;

constexpr Word kLand = 0b10;

/// Islands on a grid with four columns, each of which has one of some random clues. A clue's cell may be sea.
Model random_islands(std::mt19937& random, std::size_t rows) {
    constexpr std::size_t kColumns = 4;
    Model model;
    std::vector<VariableId> cells;
    GroupDemand demand{{}, {}, CluesOfGroup::ExactlyOne};
    for (std::uint32_t i = 0; i < rows * kColumns; ++i) {
        const Word both = 0b11;
        const bool is_clue = random() % 5 == 0;
        const Word candidates = is_clue && random() % 2 == 0 ? kLand : both;
        cells.push_back(model.add_cell({&candidates, 1}));
        const auto number = static_cast<std::uint32_t>(1 + random() % 4);
        if (is_clue)
            demand.clues.push_back({i, random() % 4 == 0 ? SizeBounds{} : SizeBounds{number, number}});
    }
    model.post(
        std::make_shared<const GroupSizes>(grid_graph(rows, kColumns), std::vector<Word>{kLand}, demand),
        cells);
    return model;
}

FoundIslands islands_found(const Model& model, Learn learn, std::uint64_t seed) {
    SearchOptions options;
    options.learn_after = 0;
    options.restart_first = 3;
    Search search(model, {}, {.options = options});
    FoundIslands found;
    search.solve({.learn = learn, .seed = seed}, [&](std::span<const Value> values) {
        EXPECT_TRUE(
            found.emplace(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(model.cell_count()))
                .second)
            << "found twice";
        return true;
    });
    return found;
}

TEST(WithOwners, ASearchThatLearnsFindsTheSameSolutions) {
    std::mt19937 random(7);
    LimitWatch watch{Limits{}};
    std::size_t several = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        const Model plain = random_islands(random, 3 + i % 2);
        const auto with = with_owners(plain, watch);
        if (!with) continue;
        const FoundIslands expected = islands_found(plain, Learn::Never, 0);
        EXPECT_EQ(islands_found(*with, Learn::ForAllSolutions, i), expected) << i;
        several += expected.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 20U);
}

TEST(WithOwners, LeavesGroupsAloneThatNeedNoClue) {
    Model model;
    std::vector<VariableId> cells;
    const Word both = 0b11;
    for (std::size_t i = 0; i < 4; ++i) cells.push_back(model.add_cell({&both, 1}));
    const GroupDemand demand{{}, {{0, {2, 2}}}, CluesOfGroup::AtMostOne};
    model.post(std::make_shared<const GroupSizes>(grid_graph(2, 2), std::vector<Word>{kLand}, demand), cells);
    LimitWatch watch{Limits{}};
    EXPECT_FALSE(with_owners(model, watch).has_value());
}

}  // namespace
}  // namespace sator::tests
