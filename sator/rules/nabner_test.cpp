#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Nabner, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(nabner_rule(), {1, 3, "1..7", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(nabner_rule(), {1, 4, "-1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(nabner_rule(), {1, 1, "1..4", "", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(rule_faults(nabner_rule(), {1, 3, "1..5", "", {{0, 1, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
    EXPECT_EQ(rule_faults(nabner_rule(), {1, 13, "1 3", "", {}}, RuleStrength::Checking, 2), "")
        << "a long line";
}

TEST(Nabner, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(nabner_rule(), {1, 3, "1..9", "", {}}),
              "the nabner line in row 1 must hold no two numbers that are equal or consecutive");
    EXPECT_EQ(rule_refusal(nabner_rule(), {1, 3, "1..9", "3", {}}),
              "nabner takes no arguments (write nabner)");
    EXPECT_EQ(rule_refusal(nabner_rule(), {1, 3, "1..9 blank", "", {}}),
              "nabner over blanks: R1C1 can be blank (give these cells a range without blank)");
}

}  // namespace
}  // namespace sator::tests
