#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Distinct, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(distinct_rule(), {1, 2, "1..3 blank", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(distinct_rule(), {1, 4, "1..4", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(distinct_rule(), {1, 3, "1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(distinct_rule(), {1, 3, "1 2", "", {}}, RuleStrength::Gac), "") << "too few values";
    EXPECT_EQ(rule_faults(distinct_rule(), {2, 3, "1..3", "", {{0, 1, 2}, {3, 4, 5}, {0, 3}, {1, 4}, {2, 5}}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(distinct_rule(), {1, 2, "1..3", "", {{0, 1, 0}}}, RuleStrength::Checking, 5), "")
        << "a cell twice";
}

TEST(Distinct, DescribesItsDemand) {
    EXPECT_EQ(rule_description(distinct_rule(), {2, 1, "1..9", "", {}}),
              "column 1 must hold different values");
}

TEST(Distinct, TakesNoArguments) {
    EXPECT_EQ(rule_refusal(distinct_rule(), {1, 2, "1..9", "1..9", {}}),
              "distinct takes no arguments (write distinct)");
}

}  // namespace
}  // namespace sator::tests
