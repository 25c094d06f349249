#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Negative, AgreesWithItsDefinition) {
    for (const char* const rule : {"xv", "white_dot", "black_dot"})
        EXPECT_EQ(rule_faults(negative_rule(), {1, 3, "1..5", rule, {}}, RuleStrength::Gac), "") << rule;
    EXPECT_EQ(rule_faults(negative_rule(), {1, 3, "1..5", "xv", {{0, 1}, {2, 1}, {1, 2}}}, RuleStrength::Gac),
              "");
    EXPECT_EQ(rule_faults(negative_rule(), {1, 2, "1..5", "black_dot", {{0, 0, 1}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(Negative, LeavesOutWhatAClueMarks) {
    SmallPuzzle puzzle(3, 1, U"1246");
    puzzle.rule("black_dot", {}, {{1, 0}});
    puzzle.rule("negative", {"white_dot"}, {{0, 1}, {1, 2}});
    puzzle.rule("negative", {"black_dot"}, {{0, 1}, {1, 2}});
    const auto found = puzzle.searched();
    EXPECT_EQ(found, puzzle.brute_force());
    EXPECT_TRUE(found.contains("216")) << "1 and 2 beside the black dot";
    EXPECT_FALSE(found.contains("212")) << "1 and 2 without a dot";
    EXPECT_FALSE(found.contains("124")) << "2 and 4 without a dot";
    EXPECT_TRUE(found.contains("244"));
}

TEST(Negative, DescribesItsDemandAndRefusesOtherRules) {
    EXPECT_EQ(rule_description(negative_rule(), {1, 2, "1..9", "xv", {}}),
              "neighbouring cells without a mark between them must not add up to 5 or 10");
    EXPECT_EQ(rule_refusal(negative_rule(), {1, 2, "1..9", "", {}}),
              "negative needs the name of a rule (write negative xv, negative white_dot or negative "
              "black_dot)");
    EXPECT_EQ(rule_refusal(negative_rule(), {1, 2, "1..9", "sum", {}}),
              "'sum' is no rule about marks between cells (write negative xv, negative white_dot or negative "
              "black_dot)");
}

}  // namespace
}  // namespace sator::tests
