#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Lockout, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(lockout_rule(), {1, 4, "1..7", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(lockout_rule(), {1, 3, "-2..3", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(lockout_rule(), {1, 2, "1..6", "3", {}}, RuleStrength::Gac), "")
        << "nothing locked out";
    EXPECT_EQ(rule_faults(lockout_rule(), {1, 3, "1..6", "2", {{0, 1, 0}}}, RuleStrength::Checking), "")
        << "the same cell at both ends";
    EXPECT_EQ(rule_faults(lockout_rule(), {1, 3, "1..6", "2", {{0, 1, 0, 2}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Lockout, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(lockout_rule(), {1, 4, "1..9", "", {}}),
              "the lockout line in row 1 must have ends that differ by at least 4 and between them no number "
              "from one end's to the other's");
    EXPECT_EQ(rule_refusal(lockout_rule(), {1, 1, "1..9", "", {}}),
              "lockout needs two ends: R1C1 (mark at least three cells)");
    EXPECT_EQ(rule_refusal(lockout_rule(), {1, 3, "1..9", "-1", {}}),
              "two numbers cannot differ by -1 (write 0 or a larger number)");
    EXPECT_EQ(rule_refusal(lockout_rule(), {1, 3, "1..9", "4 5", {}}),
              "lockout takes no more than one argument (write lockout N)");
}

}  // namespace
}  // namespace sator::tests
