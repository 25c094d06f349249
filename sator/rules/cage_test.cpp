#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Cage, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(cage_rule(), {1, 4, "1..6", "13", {}}, RuleStrength::Gac, 20), "");
    EXPECT_EQ(rule_faults(cage_rule(), {1, 3, "-2..3", "1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(cage_rule(), {1, 1, "1..6", "4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(cage_rule(), {1, 2, "1..70", "13", {}}, RuleStrength::Checking, 5), "")
        << "more values than a word has bits";
    EXPECT_EQ(rule_faults(cage_rule(), {1, 2, "1..3", "5", {{0, 1, 0}}}, RuleStrength::Checking, 5), "")
        << "a cell twice";
}

TEST(Cage, WithoutATotalHoldsDifferentValues) {
    EXPECT_EQ(rule_faults(cage_rule(), {1, 3, "1..3 a blank", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_description(cage_rule(), {1, 2, "1..9", "", {}}),
              "the cage in row 1 must hold different values");
}

TEST(Cage, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(cage_rule(), {1, 2, "1..9", "12", {}}),
              "the cage of 12 in row 1 must hold different numbers that add up to 12");
    EXPECT_EQ(rule_refusal(cage_rule(), {1, 2, "1..9", "a", {}}), "'a' is not a whole number (write cage N)");
    EXPECT_EQ(rule_refusal(cage_rule(), {1, 2, "1..9 blank", "3", {}}),
              "cage over blanks: R1C1 can be blank (give these cells a range without blank)");
}

}  // namespace
}  // namespace sator::tests
