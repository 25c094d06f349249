#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Clone, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(clone_rule(), {2, 2, "1..4", "", {{0, 1}, {2, 3}}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(clone_rule(), {2, 3, "1 b blank", "", {{0, 1}, {2, 3}, {5, 4}}}, RuleStrength::Gac),
              "");
    EXPECT_EQ(rule_faults(clone_rule(), {1, 3, "1..3", "", {{0, 1}, {1, 2}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Clone, DescribesItsDemandAndRefusesGroupsOfOtherSizes) {
    EXPECT_EQ(rule_description(clone_rule(), {2, 2, "1..4", "", {{0, 1}, {2, 3}}}),
              "row 1 and row 2 must hold the same values cell by cell");
    EXPECT_EQ(rule_refusal(clone_rule(), {2, 2, "1..4", "", {}}),
              "a clone needs two groups of cells (mark one with a and the other with b, or write ':' between "
              "them)");
    EXPECT_EQ(rule_refusal(clone_rule(), {2, 2, "1..4", "", {{0, 1}, {2}}}),
              "a clone has as many cells as its original: row 1 has 2 cells, R2C1 has 1 (mark as many cells "
              "in both)");
    EXPECT_EQ(rule_refusal(clone_rule(), {2, 2, "1..4", "3", {{0, 1}, {2, 3}}}),
              "clone takes no arguments (write clone)");
}

}  // namespace
}  // namespace sator::tests
