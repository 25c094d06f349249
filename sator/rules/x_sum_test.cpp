#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(XSum, AgreesWithItsDefinition) {
    for (const char* const sum : {"0", "1", "5", "9"}) {
        EXPECT_EQ(rule_faults(x_sum_rule(), {1, 4, "1..4", sum, {}}, RuleStrength::Gac), "") << sum;
        EXPECT_EQ(rule_faults(x_sum_rule(), {1, 4, "-1..2 blank", sum, {}}, RuleStrength::Gac), "") << sum;
    }
    EXPECT_EQ(rule_faults(x_sum_rule(), {1, 1, "0..3", "1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(x_sum_rule(), {1, 3, "1..3", "4", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(XSum, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(x_sum_rule(), {1, 3, "1..9", "12", {}}),
              "the X-sum of 12 left of row 1 must begin with X cells that add up to 12, where X is the "
              "number in the first of them");
    EXPECT_EQ(rules_of(x_sum_rule(), {1, 3, "1..9", "12", {}})[0]->noun().text, "X-sum of 12");
    EXPECT_EQ(rule_refusal(x_sum_rule(), {1, 3, "1..9", "", {}}), "x_sum needs a number (write x_sum N)");
    EXPECT_EQ(rule_refusal(x_sum_rule(), {1, 3, "1..9", "a", {}}),
              "'a' is not a whole number (write x_sum N)");
    EXPECT_EQ(rule_refusal(x_sum_rule(), {1, 3, "a..c", "2", {}}),
              "x_sum over letters: R1C1 can hold a (give these cells a range of numbers)");
    EXPECT_EQ(rule_refusal(x_sum_rule(), {1, 3, "4000000000000000000", "2", {}}),
              "x_sum over numbers that are too large to add up (sums can be as large as "
              "4611686018427387904)");
}

}  // namespace
}  // namespace sator::tests
