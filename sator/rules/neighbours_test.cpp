#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Neighbours, AgreeWithTheirDefinitions) {
    EXPECT_EQ(rule_faults(difference_rule(), {1, 4, "-2..3", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(difference_rule(), {1, 3, "1..3", "0", {}}, RuleStrength::Gac), "");
    for (const std::string range : {"2..", "..2", "2..3", "0..0"})
        EXPECT_EQ(rule_faults(difference_rule(), {1, 4, "-2..3", range, {}}, RuleStrength::Gac), "") << range;
    EXPECT_EQ(rule_faults(ratio_rule(), {1, 4, "0..6", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(ratio_rule(), {1, 3, "-4..4", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(consecutive_rule(), {1, 4, "1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(non_consecutive_rule(), {1, 4, "1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(consecutive_rule(), {1, 1, "1..5", "", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(rule_faults(consecutive_rule(), {1, 2, "1..3", "", {{0, 1, 1}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Neighbours, DescribeTheirDemands) {
    EXPECT_EQ(rule_description(difference_rule(), {1, 2, "1..9", "3", {}}),
              "the dot between R1C1 and R1C2 must join numbers that differ by 3");
    EXPECT_EQ(rule_description(difference_rule(), {1, 3, "1..9", "5..", {}}),
              "row 1 must have neighbours that differ by at least 5");
    EXPECT_EQ(rule_description(ratio_rule(), {1, 2, "1..9", "2", {}}),
              "the dot between R1C1 and R1C2 must join numbers of which one is twice the other");
    EXPECT_EQ(rule_description(non_consecutive_rule(), {1, 3, "1..9", "", {}}),
              "row 1 must not have neighbours that differ by 1");
}

TEST(Neighbours, RefuseWrongArguments) {
    EXPECT_EQ(rule_refusal(difference_rule(), {1, 2, "1..9", "", {}}),
              "difference needs a number (write difference N)");
    EXPECT_EQ(rule_refusal(difference_rule(), {1, 2, "1..9", "-1", {}}),
              "difference -1 makes no sense (write 0 or a larger number)");
    EXPECT_EQ(rule_refusal(difference_rule(), {1, 2, "1..9", "4..2", {}}),
              "'4..2' does not say how many (write difference N, with a number, 2..4, 2.. (at least) or ..4 "
              "(at most))");
    EXPECT_EQ(rule_refusal(ratio_rule(), {1, 2, "1..9", "0", {}}),
              "ratio 0 makes no sense (write 1 or a larger number)");
    EXPECT_EQ(rule_refusal(consecutive_rule(), {1, 2, "a..c", "", {}}),
              "consecutive over letters: R1C1 can hold a (give these cells a range of numbers)");
    EXPECT_EQ(rule_refusal(difference_rule(), {1, 2, "1..3 blank", "1", {}}),
              "difference over blanks: R1C1 can be blank (give these cells a range without blank)");
    EXPECT_EQ(rule_refusal(difference_rule(), {1, 2, "1..5000", "1", {}}),
              "difference over 5000 different numbers (at most 4096 are compared pair by pair)");
}

}  // namespace
}  // namespace sator::tests
