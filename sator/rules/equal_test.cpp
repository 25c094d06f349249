#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Equal, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(equal_rule(), {1, 3, "1..3 x blank", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(equal_rule(), {1, 1, "1..3", "", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(rule_description(equal_rule(), {1, 2, "1..3", "", {}}), "row 1 must hold the same value");
    EXPECT_EQ(rule_refusal(equal_rule(), {1, 2, "1..3", "3", {}}), "equal takes no arguments (write equal)");
}

TEST(Palindrome, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(palindrome_rule(), {1, 5, "a..c", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(palindrome_rule(), {1, 4, "a..c", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(palindrome_rule(), {1, 3, "a..c", "", {{0, 1, 1, 2}}}, RuleStrength::Gac), "")
        << "a cell twice";
    EXPECT_EQ(rule_description(palindrome_rule(), {1, 2, "1..3", "", {}}),
              "row 1 must read the same from either end");
    EXPECT_EQ(rule_refusal(palindrome_rule(), {1, 2, "1..3", "3", {}}),
              "palindrome takes no arguments (write palindrome)");
}

}  // namespace
}  // namespace sator::tests
