#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ExtremeRules, AgreeWithTheirDefinition) {
    for (const RuleEntry& rule : {minimum_rule(), maximum_rule()}) {
        EXPECT_EQ(rule_faults(rule, {2, 2, "1..4", "", {{0}}}, RuleStrength::Gac), "") << rule.name;
        EXPECT_EQ(rule_faults(rule, {2, 3, "1..3", "", {{1}}}, RuleStrength::Gac, 10), "") << rule.name;
        EXPECT_EQ(rule_faults(rule, {2, 2, "1..3", "", {{0, 3, 0}}}, RuleStrength::Checking), "")
            << rule.name;
        EXPECT_EQ(rule_faults(rule, {1, 1, "1..3", "", {}}, RuleStrength::Gac), "") << "no neighbours";
    }
}

TEST(ExtremeRules, DescribeTheirDemandAndRefuseWhatIsNoNumber) {
    EXPECT_EQ(rule_description(minimum_rule(), {1, 3, "1..9", "", {{0, 2}}}),
              "R1C1 must hold less than the cells next to it\n"
              "R1C3 must hold less than the cells next to it");
    EXPECT_EQ(rule_description(maximum_rule(), {1, 2, "1..9", "", {{0}}}),
              "R1C1 must hold more than the cells next to it");
    EXPECT_EQ(rules_of(maximum_rule(), {1, 2, "1..9", "", {{0}}})[0]->noun().text, "maximum");
    EXPECT_EQ(rule_refusal(minimum_rule(), {1, 3, "1..9", "2", {}}),
              "minimum takes no arguments (write minimum)");
    EXPECT_EQ(rule_refusal(minimum_rule(), {1, 3, "a b", "", {}}),
              "minimum over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
