#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(BetweenRule, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(between_rule(), {1, 4, "1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(between_rule(), {1, 3, "1 2 b c blank", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(between_rule(), {1, 2, "1..3", "", {}}, RuleStrength::Gac), "")
        << "nothing to lie between";
    EXPECT_EQ(rule_faults(between_rule(), {1, 3, "1..5", "", {{0, 1, 2, 1}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(BetweenRule, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(between_rule(), {1, 3, "1..9", "", {}}),
              "row 1 must hold values strictly between those of its ends");
    EXPECT_EQ(rule_refusal(between_rule(), {1, 1, "1..9", "", {}}),
              "between needs two ends: R1C1 (mark at least three cells)");
    EXPECT_EQ(rule_refusal(between_rule(), {1, 3, "1..9", "2", {}}),
              "between takes no arguments (write between)");
}

}  // namespace
}  // namespace sator::tests
