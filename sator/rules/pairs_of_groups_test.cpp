#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(PairsOfGroups, AgreeWithTheirDefinition) {
    EXPECT_EQ(rule_faults(different_pairs_rule(), {2, 3, "1..3", "", {{0, 1, 2}, {3, 4, 5}}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(different_pairs_rule(), {2, 2, "1 b blank", "", {{0, 1}, {3, 2}}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(different_pairs_rule(), {2, 4, "1..2", "", {{0, 1, 2, 3}, {4, 5, 6, 7}}},
                          RuleStrength::Checking),
              "")
        << "each pair occurs";
    EXPECT_EQ(rule_faults(different_pairs_rule(), {1, 3, "1..3", "", {{0, 1, 0}, {1, 2, 2}}},
                          RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(PairsOfGroups, DescribeTheirDemandAndRefuseOtherGroups) {
    EXPECT_EQ(rule_description(different_pairs_rule(), {2, 2, "1..4", "", {{0, 1}, {2, 3}}}),
              "row 1 and row 2 must hold no pair twice, cell by cell");
    EXPECT_EQ(rule_refusal(different_pairs_rule(), {2, 2, "1..4", "", {}}),
              "different_pairs needs two groups with as many cells (mark one with a and the other with b, or "
              "write ':' between them)");
}

}  // namespace
}  // namespace sator::tests
