// Counts the solutions of a negated clue beside another clue and compares with all fillings of the slot.
#include "sator/explain/parts/negated_clue.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(NegatedClue, MatchesFillingsOfTheOtherClueOnly) {
    const std::vector<std::string> clues = {"/A*B/",     "/(.)\\1.*/", "/(?!AB)[AB]+/",
                                            "/A$|BB?A/", "/^A|C/",     "/(.)B\\1|(?<x>C).*\\k<x>/"};
    ClueCache clue_cache;
    Resources files;
    for (const std::string& clue : clues) {
        for (const std::string& other : clues) {
            SmallPuzzle puzzle(1, 3, U"ABC");
            puzzle.rule("regex", {clue}, {{0, 1, 2}});
            puzzle.rule("regex", {other}, {{0, 1, 2}});
            const RuleList rules = puzzle.rules();
            const Rule &rule = *rules[0], &beside = *rules[1];
            RuleContext context{puzzle.puzzle(), clue_cache, files, {}};
            const auto unmatched = negated_clue(rule, beside, context);
            ASSERT_NE(unmatched, nullptr) << clue << other;
            Model model = build_model(puzzle.puzzle(), {});
            unmatched->post(model);
            beside.post(model);
            std::size_t found = 0;
            Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
                EXPECT_TRUE(beside.holds(values) && !rule.holds(values)) << clue << other;
                return ++found != 0;
            });
            SmallPuzzle alone(1, 3, U"ABC");
            alone.rule("regex", {other}, {{0, 1, 2}});
            EXPECT_EQ(found + puzzle.brute_force().size(), alone.brute_force().size()) << clue << other;
        }
    }
}

}  // namespace
}  // namespace sator::tests
