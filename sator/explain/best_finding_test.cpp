// What is chosen is compared with all that is at hand, each told in full.
#include "sator/explain/best_finding.hpp"

#include <gtest/gtest.h>

#include "sator/explain/ladder.hpp"
#include "sator/formats/format.hpp"
#include "sator/rules/make_rules.hpp"

namespace sator {
namespace {

/// As facts are told: a value placed is one; of another cell the candidates left or ruled out, if fewer.
std::size_t told_facts(const Study& study, const Step& step) {
    std::size_t count = 0;
    for (const Fact& fact : step.facts) {
        const std::size_t lost = fact.values.size(), range = study.ranges().count(fact.cell);
        count += fact.is_placed ? 1 : std::min(lost, range - lost);
    }
    return count;
}

class BestOf : public testing::TestWithParam<const char*> {};

TEST_P(BestOf, HasTheFewestRulesAndThenTheFewestFacts) {
    Resources files;
    const auto puzzles = read(GetParam(), "puzzle.sator", files);
    ASSERT_TRUE(puzzles[0].has_value());
    const Puzzle& puzzle = *puzzles[0];
    LanguageCache clues;
    RuleContext context{puzzle, clues, files, {}};
    const auto rules = make_rules(Registry::standard(), context);
    ASSERT_TRUE(rules.has_value());
    const Model model = build_model(puzzle, *rules);
    const Study study(puzzle, *rules, model);
    Explanation explanation(study, puzzle.initials.empty()
                                       ? std::span<const Given>()
                                       : std::span<const Given>(puzzle.initials[0].givens));
    std::size_t compared = 0;
    while (const auto best = explanation.next()) {
        const Step step = explanation.tell(*best);
        for (const Finding& other : explanation.steps_at_hand(Technique::RegionCombinations)) {
            if (other.cost != best->cost || best->technique > Technique::RegionCombinations) continue;
            const Step told = explanation.tell(other);
            ++compared;
            EXPECT_LE(step.rules.size(), told.rules.size());
            if (step.rules.size() < told.rules.size()) continue;
            EXPECT_LE(told_facts(study, step), told_facts(study, told));
        }
        explanation.apply(step);
    }
    EXPECT_TRUE(explanation.is_solved());
    EXPECT_GT(compared, 50u);
}

INSTANTIATE_TEST_SUITE_P(
    Puzzles, BestOf,
    testing::Values("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
                    "width 5\nheight 5\nrows\n1,1\n5\n5\n3\n1\ncolumns\n2\n4\n4\n4\n2\n"));

}  // namespace
}  // namespace sator
