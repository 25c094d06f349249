#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Permutation, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(permutation_rule(), {1, 4, "1..5", "1..4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(permutation_rule(), {1, 4, "1..4", "1 2 2 4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(permutation_rule(), {1, 3, "a..c blank", "a blank blank", {}}, RuleStrength::Gac),
              "");
    EXPECT_EQ(
        rule_faults(permutation_rule(), {1, 3, "1..3", "1 1 2 3", {{0, 1, 0, 2}}}, RuleStrength::Checking),
        "");
}

TEST(Subset, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(subset_rule(), {1, 4, "1..4", "1..4 1..3", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(subset_rule(), {1, 3, "1..5", "1..4", {}}, RuleStrength::Gac), "");
}

TEST(Superset, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(superset_rule(), {1, 4, "1..4", "1..3", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(superset_rule(), {1, 4, "1..3", "1 1 2", {}}, RuleStrength::Gac), "");
}

TEST(Multiset, KnowsTheNumberOfItsCells) {
    const RuleSample sample{1, 5, "0..5", "1..size", {{0, 1}, {2, 3, 4}}};
    EXPECT_EQ(rule_faults(permutation_rule(), sample, RuleStrength::Gac, 10), "");
    EXPECT_EQ(rule_description(permutation_rule(), sample),
              "R1C1–R1C2 must be a permutation of 1 2\n"
              "R1C3–R1C4–R1C5 must be a permutation of 1..3");
    EXPECT_EQ(rule_refusal(permutation_rule(), {1, 3, "1..2", "1..size", {}}),
              "no cell can hold 3 (the ranges of the cells say what they can hold)");
}

TEST(Multiset, DescribesItsDemand) {
    EXPECT_EQ(rule_description(permutation_rule(), {1, 3, "1..9", "3 2 1", {}}),
              "row 1 must be a permutation of 1..3");
    EXPECT_EQ(rule_description(subset_rule(), {1, 2, "1..9", "2 2 1", {}}),
              "row 1 must be a subset of 1 2 2");
    EXPECT_EQ(rule_description(subset_rule(), {1, 2, "1..9", "1 2 2 3 4 5", {}}),
              "row 1 must be a subset of 1 2 2 3..5");
    EXPECT_EQ(rule_description(superset_rule(), {1, 2, "1 blank", "blank", {}}),
              "row 1 must be a superset of blank");
}

TEST(Multiset, RefusesWrongArguments) {
    const auto refusal = [](const RuleEntry& entry, const std::string& arguments) {
        return rule_refusal(entry, {1, 3, "1..5", arguments, {}});
    };
    EXPECT_EQ(refusal(permutation_rule(), ""), "permutation needs values (write permutation 1..9)");
    EXPECT_EQ(
        refusal(permutation_rule(), "1..2"),
        "permutation of 2 values, but there are 3 cells: row 1 (list more values, or mark fewer cells)");
    EXPECT_EQ(
        refusal(permutation_rule(), "1..4"),
        "permutation of 4 values, but there are 3 cells: row 1 (list fewer values, or mark more cells)");
    EXPECT_EQ(refusal(subset_rule(), "1"),
              "subset of 1 value, but there are 3 cells: row 1 (list more values, or mark fewer cells)");
    EXPECT_EQ(refusal(superset_rule(), "1..4"),
              "superset of 4 values, but there are 3 cells: row 1 (list fewer values, or mark more cells)");
    EXPECT_EQ(refusal(subset_rule(), "1..6"),
              "no cell can hold 6 (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
