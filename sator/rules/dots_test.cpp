#include "sator/rules/dots.hpp"

#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(DotRules, AgreeWithTheirDefinition) {
    for (const RuleEntry& rule : {white_dot_rule(), black_dot_rule()}) {
        EXPECT_EQ(rule_faults(rule, {1, 3, "-2..4", "", {}}, RuleStrength::Gac), "") << rule.name;
        EXPECT_EQ(rule_faults(rule, {1, 2, "0..3", "", {{0, 1, 0}}}, RuleStrength::Checking), "")
            << rule.name;
    }
    for (const char* const mark : {"X", "V"})
        EXPECT_EQ(rule_faults(xv_rule(), {1, 3, "1..9", mark, {}}, RuleStrength::Gac, 10), "") << mark;
}

TEST(DotRules, KeepTheLargestNumbers) {
    const std::string range = "9223372036854775807 -9223372036854775807 1";
    for (const RuleEntry& rule : {white_dot_rule(), black_dot_rule()})
        EXPECT_EQ(rule_faults(rule, {1, 2, range, "", {}}, RuleStrength::Gac), "") << rule.name;
    EXPECT_EQ(rule_faults(xv_rule(), {1, 2, range, "X", {}}, RuleStrength::Gac), "");
}

TEST(DotRules, DescribeTheirDemandAndRefuseWrongArguments) {
    EXPECT_EQ(rule_description(white_dot_rule(), {1, 2, "1..9", "", {}}),
              "the white dot between R1C1 and R1C2 must join numbers that differ by 1");
    EXPECT_EQ(rule_description(black_dot_rule(), {1, 2, "1..9", "", {}}),
              "the black dot between R1C1 and R1C2 must join numbers of which one is twice the other");
    EXPECT_EQ(rule_description(xv_rule(), {1, 2, "1..9", "V", {}}),
              "the V between R1C1 and R1C2 must join numbers that add up to 5");
    EXPECT_EQ(rules_of(xv_rule(), {1, 2, "1..9", "X", {}})[0]->noun().text, "X");
    EXPECT_EQ(rule_refusal(xv_rule(), {1, 2, "1..9", "", {}}), "xv needs X or V (write xv X or xv V)");
    EXPECT_EQ(rule_refusal(xv_rule(), {1, 2, "1..9", "x", {}}),
              "'x' is neither X nor V (X stands for a sum of 10, V for a sum of 5)");
    EXPECT_EQ(rule_refusal(white_dot_rule(), {1, 2, "1..9", "1", {}}),
              "white_dot takes no arguments (write white_dot)");
    EXPECT_EQ(rule_refusal(black_dot_rule(), {1, 2, "a b", "", {}}),
              "black_dot over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
