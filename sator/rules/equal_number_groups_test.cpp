#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(EqualNumberGroups, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(numbered_groups_rule(), {3, 3, "1..3", "", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(numbered_groups_rule(), {2, 3, "0..4 blank", "", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(numbered_groups_rule(), {1, 4, "1 2 9", "", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(
        rule_faults(numbered_groups_rule(), {3, 3, "1..4", "", {{8, 1, 2, 4, 5, 1}}}, RuleStrength::Checking),
        "");
}

TEST(EqualNumberGroups, IsDescribed) {
    EXPECT_EQ(rule_description(numbered_groups_rule(), {2, 2, "1..4", "", {}}),
              "each group of equal numbers must have as many cells as its number says");
    EXPECT_EQ(rule_description(numbered_groups_rule(), {2, 2, "1..4", "", {{0, 1}}}),
              "each group of equal numbers in row 1 must have as many cells as its number says");
    EXPECT_EQ(rule_refusal(numbered_groups_rule(), {2, 2, "1 a", "", {}}),
              "numbered_groups over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
