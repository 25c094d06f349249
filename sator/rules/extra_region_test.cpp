#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ExtraRegion, HoldsDifferentValuesOrTheListedOnes) {
    EXPECT_EQ(rule_faults(extra_region_rule(), {2, 2, "1..4", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(extra_region_rule(), {2, 2, "1..4", "1 2 2", {{0, 1, 3}}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_description(extra_region_rule(), {2, 2, "1..4", "", {}}),
              "the extra region in all cells must hold different values");
    EXPECT_EQ(rule_description(extra_region_rule(), {2, 2, "1..4", "1..4", {}}),
              "the extra region in all cells must be a permutation of 1..4");
    EXPECT_EQ(rules_of(extra_region_rule(), {2, 2, "1..4", "", {}})[0]->noun().text, "extra region");
    EXPECT_EQ(rule_refusal(extra_region_rule(), {2, 2, "1..4", "5", {}}),
              "no cell can hold 5 (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
