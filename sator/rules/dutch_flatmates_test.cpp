#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(DutchFlatmates, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(dutch_flatmates_rule(), {5, 1, "1..3", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(dutch_flatmates_rule(), {1, 4, "1..5", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(
        rule_faults(dutch_flatmates_rule(), {1, 3, "1..3 blank", "", {{0, 1, 2, 0}}}, RuleStrength::Checking),
        "")
        << "a cell twice";
}

TEST(DutchFlatmates, DescribesItsDemandAndRefusesNumbersWithoutAMiddle) {
    EXPECT_EQ(rule_description(dutch_flatmates_rule(), {3, 1, "1..9", "", {}}),
              "column 1 must have 1 directly above each 5, or 9 directly below it");
    EXPECT_EQ(rule_description(dutch_flatmates_rule(), {1, 3, "1..9", "", {}}),
              "row 1 must have 1 directly before each 5, or 9 directly behind it");
    EXPECT_EQ(rule_refusal(dutch_flatmates_rule(), {1, 3, "1..6", "", {}}),
              "of 6 different numbers none is in the middle (give the cells a range of 1..9, or of another "
              "odd number of numbers)");
    EXPECT_EQ(rule_refusal(dutch_flatmates_rule(), {1, 3, "1..3", "5", {}}),
              "dutch_flatmates takes no arguments (write dutch_flatmates)");
}

}  // namespace
}  // namespace sator::tests
