// Tests the nearness of parts and the sums of cells that must differ, which refute many unsatisfiable sets.
#include "sator/explain/parts/near_parts.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <numeric>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/sums_of_distinct.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(NearParts, WithMostCommonCellsComeFirst) {
    SmallPuzzle puzzle(1, 6, U"123456");
    puzzle.rule("distinct", {}, {{0, 1, 2}, {4, 5}, {2, 3, 4}, {1, 2}});
    ClueCache clues;
    Resources files;
    RuleContext context{puzzle.puzzle(), clues, files, {}};
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    ASSERT_TRUE(parts.has_value());
    const NearParts near(*parts);
    const auto all = parts->all();
    EXPECT_TRUE(near.share_cells(PartId(0), PartId(2)));
    EXPECT_FALSE(near.share_cells(PartId(0), PartId(1)));
    const std::vector<PartId> expected{PartId(0), PartId(3), PartId(2), PartId(1)};
    EXPECT_EQ(near.from(PartId(0), all, all.size()), expected);
    EXPECT_EQ(near.from(PartId(0), all, 2).size(), 2U);
}

/// Returns three cells of 1 to 9 with the sum 23. If `distinct` contains all of them, they must differ.
Model sum_of_three(SmallPuzzle& puzzle, const std::vector<std::size_t>& distinct) {
    puzzle.rule("sum", {"23"}, {{0, 1, 2}});
    puzzle.rule("distinct", {}, {distinct});
    const auto rules = puzzle.rules();
    return build_model(puzzle.puzzle(), rules);
}

std::size_t count(const Model& model) {
    std::size_t found = 0;
    Search(model, Limits{}).solve({}, [&](std::span<const Value>) { return ++found != 0; });
    return found;
}

TEST(SumsOfDistinct, PruneToValuesWithTheSum) {
    SmallPuzzle puzzle(1, 4, U"123456789");
    const Model model = sum_of_three(puzzle, {3, 2, 1, 0});
    LimitWatch unlimited;
    const auto with = with_sums_of_distinct(model, unlimited);
    ASSERT_TRUE(with.has_value());
    EXPECT_EQ(with->propagators().size(), model.propagators().size() + 1);
    EXPECT_TRUE(with->propagators().back().is_redundant);
    EXPECT_EQ(with->propagators().back().rule, RuleId(0));
    // Only 6, 8 and 9 have the sum 23, so no cell contains a 7.
    PropagationEngine engine(*with, Limits{});
    ASSERT_TRUE(engine.begin() && engine.propagate());
    for (std::size_t i = 0; i < 3; ++i) EXPECT_FALSE(engine.store().domain(VariableId(i)).contains(6));
    EXPECT_EQ(count(*with), 36U);
    EXPECT_EQ(count(model), 36U);
}

TEST(SumsOfDistinct, AreNotPostedForCellsThatMayBeEqual) {
    SmallPuzzle puzzle(1, 4, U"123456789");
    LimitWatch unlimited;
    EXPECT_FALSE(with_sums_of_distinct(sum_of_three(puzzle, {3, 2, 1}), unlimited).has_value());
}

/// Returns a model of five different values from 0 to `values` - 1 with the sum 20.
Model five_of(std::uint32_t values) {
    Model model;
    const Word all = (Word{1} << values) - 1;
    std::vector<VariableId> cells;
    for (std::size_t i = 0; i < 5; ++i) cells.push_back(model.add_cell({&all, 1}));
    ExactSum::Weights weights(values);
    std::iota(weights.begin(), weights.end(), 0U);
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}), cells);
    model.post(std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{weights},
                                                std::vector<std::uint32_t>(5, 0), 20),
               cells);
    return model;
}

TEST(SumsOfDistinct, AreNotPostedIfThereAreThousandsOfSets) {
    LimitWatch unlimited;
    EXPECT_TRUE(with_sums_of_distinct(five_of(9), unlimited).has_value());
    EXPECT_FALSE(with_sums_of_distinct(five_of(19), unlimited).has_value());
}

}  // namespace
}  // namespace sator::tests
