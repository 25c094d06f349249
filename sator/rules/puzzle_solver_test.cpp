#include "sator/rules/puzzle_solver.hpp"

#include <gtest/gtest.h>

#include "sator/rules/small_puzzle.hpp"

namespace sator {
namespace {

TEST(PuzzleSolver, MakesRulesThatUseGivensForEachInitialDrawing) {
    SmallPuzzle small(3, 1, U"ab ");
    small.rule_on_all("place", {"ab"});
    small.initial(U"a..");
    small.initial(U"bab");
    small.initial(U"..b");
    const auto puzzle = std::make_shared<const Puzzle>(small.puzzle());
    LanguageCache languages;
    Resources resources;
    RuleContext context{*puzzle, languages, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver);
    for (const std::size_t initial : {2, 0, 1, 1, 2}) {
        std::size_t found = 0;
        solver->solve(
            initial, [&](std::span<const Value>) { return ++found > 0; }, Verify::All);
        EXPECT_EQ(found, small.plain(initial).size());
        const Outcome counted = solver->count(initial);
        ASSERT_TRUE(std::holds_alternative<Solved>(counted));
        EXPECT_EQ(std::get<Solved>(counted).count, BigCount(found));
    }
    EXPECT_EQ(small.plain(0).size(), 3U);
    EXPECT_EQ(small.plain(1).size(), 1U);
}

}  // namespace
}  // namespace sator
