#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(EqualGroups, AgreeWithTheirDefinition) {
    EXPECT_EQ(rule_faults(same_values_rule(), {2, 2, "1..4", "", {{0, 1}, {2, 3}}}, RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(same_values_rule(), {2, 3, "1 b blank", "", {{0, 1, 2}, {5, 4, 3}}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(
        rule_faults(same_values_rule(), {1, 6, "1..3", "", {{0, 1}, {2, 3}, {4, 5}}}, RuleStrength::Checking),
        "")
        << "three groups";
    EXPECT_EQ(rule_faults(same_values_rule(), {1, 3, "1..3", "", {{0}, {1}, {2}}}, RuleStrength::Gac), "")
        << "groups of one cell";
    EXPECT_EQ(rule_faults(same_values_rule(), {1, 3, "1..3", "", {{0, 1}, {1, 2}}}, RuleStrength::Checking),
              "")
        << "a cell of both";
}

TEST(EqualGroups, DescribeTheirDemandAndRefuseGroupsOfOtherSizes) {
    EXPECT_EQ(rule_description(same_values_rule(), {2, 2, "1..4", "", {{0, 1}, {2, 3}}}),
              "row 1 and row 2 must hold the same values, each as often");
    EXPECT_EQ(rule_refusal(same_values_rule(), {2, 2, "1..4", "", {}}),
              "same_values needs two groups of cells (mark one with a and the other with b, or write ':' "
              "between them)");
    EXPECT_EQ(rule_refusal(same_values_rule(), {2, 2, "1..4", "", {{0, 1}, {2}}}),
              "the groups of same_values have different sizes (mark as many cells in each)");
}

}  // namespace
}  // namespace sator::tests
