#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Reaches, AgreesWithItsDefinition) {
    for (const char* arguments :
         {"0 1", "1 1", "2 1", "1.. 1", "..1 1", "1 1 2", "2 2", "1 1 past", "0 2 past"}) {
        EXPECT_EQ(rule_faults(reaches_rule(), {3, 3, "1..2", arguments, {{0, 2, 8, 6}}, {1}},
                              RuleStrength::Checking),
                  "")
            << arguments;
        EXPECT_EQ(rule_faults(reaches_rule(), {2, 4, "1..3", arguments, {{1, 3, 4, 7}}, {1}},
                              RuleStrength::Checking),
                  "")
            << arguments;
        EXPECT_EQ(rule_faults(reaches_rule(), {2, 3, "1 2", arguments, {{0, 0, 5, 5, 1}}, {1}},
                              RuleStrength::Checking),
                  "")
            << arguments << ", a cell twice";
    }
    EXPECT_EQ(rule_faults(reaches_rule(), {2, 2, "1 2", "0 1", {{0}}}, RuleStrength::Gac), "");
}

TEST(Reaches, SpeaksOfTheWays) {
    EXPECT_EQ(rule_description(reaches_rule(), {2, 2, "1 2", "1 1", {{0, 0, 3, 1}}, {1}}),
              "ways from R1C1 along cells with 1 must reach exactly 1 of the 2 other clues");
    EXPECT_EQ(rule_refusal(reaches_rule(), {2, 2, "1 2", "1", {{0, 3}}, {1}}),
              "reaches needs a number and values (write reaches N VALUES [past]: reaches 2 \".\")");
    EXPECT_EQ(
        rule_refusal(reaches_rule(), {2, 2, "1 2", "1 1", {{0, 1, 3}}, {2}}),
        "reaches is about the ways from one cell (name it, and the clues after a ':': reaches 2 white at "
        "R3C3: R1C1 R5C2 R3C3)");
}

}  // namespace
}  // namespace sator::tests
