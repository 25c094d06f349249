#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(CountingCircles, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(counting_circles_rule(), {1, 4, "1..4", "", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(counting_circles_rule(), {1, 5, "0..3", "", {{0, 1, 2}, {4}}},
                          RuleStrength::Checking, 10),
              "");
    EXPECT_EQ(rule_faults(counting_circles_rule(), {1, 3, "1..2 blank", "", {{0, 1}, {1, 2}}},
                          RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(CountingCircles, DescribesItsDemandAndRefusesLetters) {
    EXPECT_EQ(rule_description(counting_circles_rule(), {1, 3, "1..9", "", {}}),
              "a number in a circle must say how many circles hold it");
    EXPECT_EQ(rule_refusal(counting_circles_rule(), {1, 3, "1..9", "1", {}}),
              "counting_circles takes no arguments (write counting_circles)");
    EXPECT_EQ(rule_refusal(counting_circles_rule(), {1, 3, "a b", "", {}}),
              "counting_circles over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
