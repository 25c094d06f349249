// Compares the chosen finding with all findings, each made into a step.
#include "sator/explain/explanation/best_finding.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Counts premises as sentences do: a value placed is one; for another cell, its remaining or its removed
/// candidates, whichever are fewer.
std::size_t premise_count(const PuzzleContext& puzzle_context, const Step& step) {
    std::size_t count = 0;
    for (const StepPremise& premise : step.premises) {
        const std::size_t lost = premise.values.size(), range = puzzle_context.ranges().count(premise.cell);
        count += premise.is_placed ? 1 : std::min(lost, range - lost);
    }
    return count;
}

class BestOf : public testing::TestWithParam<const char*> {};

TEST_P(BestOf, HasTheFewestRulesAndThenTheFewestPremises) {
    Resources files;
    const auto puzzles = read_puzzles(GetParam(), "puzzle.sator", files);
    ASSERT_TRUE(puzzles[0].has_value());
    const Puzzle& puzzle = *puzzles[0];
    ClueCache clues;
    RuleContext context{puzzle, clues, files, {}};
    const auto rules = make_rules(Registry::standard(), context);
    ASSERT_TRUE(rules.has_value());
    const Model model = build_model(puzzle, *rules);
    const PuzzleContext puzzle_context(puzzle, *rules, model);
    Ladder ladder(puzzle_context, puzzle.initials.empty()
                                      ? std::span<const Given>()
                                      : std::span<const Given>(puzzle.initials[0].givens));
    std::size_t compared = 0;
    while (const auto best = ladder.next()) {
        const Step step = ladder.make_step(*best);
        for (const Finding& other : ladder.steps_at_hand(Technique::RegionCombinations)) {
            if (other.cost != best->cost || best->technique > Technique::RegionCombinations) continue;
            const Step told = ladder.make_step(other);
            ++compared;
            EXPECT_LE(step.rules.size(), told.rules.size());
            if (step.rules.size() < told.rules.size()) continue;
            EXPECT_LE(premise_count(puzzle_context, step), premise_count(puzzle_context, told));
        }
        ladder.apply(step);
    }
    EXPECT_TRUE(ladder.is_solved());
    EXPECT_GT(compared, 50u);
}

INSTANTIATE_TEST_SUITE_P(
    Puzzles, BestOf,
    testing::Values("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
                    "width 5\nheight 5\nrows\n1,1\n5\n5\n3\n1\ncolumns\n2\n4\n4\n4\n2\n"));

}  // namespace
}  // namespace sator::tests
