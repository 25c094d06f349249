#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Way, AgreesWithItsDefinition) {
    for (const char* arguments : {"1 over", "1 around", "1 2 over", "1 2 around"}) {
        EXPECT_EQ(rule_faults(way_rule(), {3, 3, "1..3", arguments, {{0, 8, 4}}}, RuleStrength::Gac), "")
            << arguments;
        EXPECT_EQ(rule_faults(way_rule(), {2, 3, "1..3", arguments, {{0, 1, 3}, {2, 4, 5}}},
                              RuleStrength::Checking),
                  "")
            << arguments;
        EXPECT_EQ(rule_faults(way_rule(), {2, 3, "1 2", arguments, {{0, 5, 5}}}, RuleStrength::Checking), "")
            << arguments << ", a cell twice";
        EXPECT_EQ(rule_faults(way_rule(), {2, 3, "1 2", arguments, {{4, 4, 1}}}, RuleStrength::Checking), "")
            << arguments << ", a cell twice";
    }
}

TEST(Way, SpeaksOfTheWay) {
    EXPECT_EQ(rule_description(way_rule(), {2, 2, "1 2", "1 over", {{0, 3, 1}}}),
              "each way from R1C1 to R2C2 along cells with 1 must pass R1C2");
    EXPECT_EQ(rule_description(way_rule(), {2, 2, "1 2", "1 around", {{0, 3, 1}}}),
              "a way from R1C1 to R2C2 along cells with 1 must not pass R1C2");
    EXPECT_EQ(rule_refusal(way_rule(), {2, 2, "1 2", "1", {{0, 3, 1}}}),
              "way needs 'over' or 'around' (write way VALUES over | around: way white over)");
    EXPECT_EQ(
        rule_refusal(way_rule(), {2, 2, "1 2", "1 over", {{0, 3}}}),
        "way is about three cells (name both ends and the cell that is passed or not: way white over at "
        "R1C1 R5C5 R3C2)");
}

}  // namespace
}  // namespace sator::tests
