#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(DisjointGroups, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(disjoint_groups_rule(), {1, 6, "1..3", "", {{0, 1}, {2, 3}, {4, 5}}},
                          RuleStrength::Gac, 10),
              "");
    EXPECT_EQ(rule_faults(disjoint_groups_rule(), {1, 3, "1..2", "", {{0, 1}, {1, 2}}}, RuleStrength::Gac),
              "")
        << "a cell in two boxes";
}

TEST(DisjointGroups, DescribesItsDemandAndRefusesBoxesOfDifferentSizes) {
    EXPECT_EQ(rule_description(disjoint_groups_rule(), {1, 4, "1..3", "", {{0, 1}, {2, 3}}}),
              "the group of cells at place 1 of the boxes must hold different values\n"
              "the group of cells at place 2 of the boxes must hold different values");
    EXPECT_EQ(rule_refusal(disjoint_groups_rule(), {1, 3, "1..3", "", {{0, 1}, {2}}}),
              "disjoint_groups over boxes of 2 and of 1 cells (mark boxes of one size)");
    EXPECT_EQ(rule_refusal(disjoint_groups_rule(), {1, 3, "1..3", "3", {}}),
              "disjoint_groups takes no arguments (write disjoint_groups)");
}

}  // namespace
}  // namespace sator::tests
