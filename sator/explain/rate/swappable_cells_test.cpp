#include "sator/explain/rate/swappable_cells.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Pairs = std::vector<std::pair<CellId, CellId>>;

/// Returns the swappable pairs of the only rule of a 2 × 2 puzzle with numbers from 1.
Pairs swappable(const std::string& rule, std::size_t numbers = 3) {
    Resources files;
    ClueCache clues;
    const Puzzle puzzle =
        *read_puzzles("layout 2x2\nrange 1.." + std::to_string(numbers) + "\n" + rule, "small.sator", files)
             .at(0);
    RuleContext context{puzzle, clues, files, {}};
    const RuleList rules = *make_rules(Registry::standard(), context);
    Candidates ranges(4, 1);
    for (std::size_t cell = 0; cell < 4; ++cell) ranges[CellId(cell)][0] = (Word{1} << numbers) - 1;
    return swappable_cells(*rules.at(0), ranges);
}

Pairs pairs(std::initializer_list<std::pair<int, int>> numbers) {
    Pairs pairs;
    for (const auto& [a, b] : numbers) pairs.emplace_back(CellId(std::size_t(a)), CellId(std::size_t(b)));
    return pairs;
}

TEST(SwappableCells, HaveTheSameRoleInTheRule) {
    const Pairs all = pairs({{0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}});
    EXPECT_EQ(swappable("rule sum 7\n| a a\n| a a\n"), all);
    EXPECT_EQ(swappable("rule different_words\n| a a\n| b b\n"), pairs({{0, 2}, {1, 3}}));
    EXPECT_EQ(swappable("rule palindrome\n| 1 2\n| 4 3\n"), pairs({{0, 2}, {1, 3}}));
    EXPECT_EQ(swappable("rule between\n| 1 2\n| 4 3\n"), pairs({{0, 2}, {1, 3}}));
    EXPECT_EQ(swappable("rule strict_order\n| 1 2\n| 3 .\n"), pairs({}));
    EXPECT_EQ(swappable("rule regex /[12]3+1/\n| a a\n| a a\n"), pairs({{1, 2}}));
}

TEST(SwappableCells, AreNotSearchedIfThereAreTooManyFillings) {
    EXPECT_EQ(swappable("rule sum 20\n| a a\n| a a\n", 8).size(), 6U);
    EXPECT_TRUE(swappable("rule sum 20\n| a a\n| a a\n", 9).empty());
}

}  // namespace
}  // namespace sator::tests
