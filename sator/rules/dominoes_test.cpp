#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Dominoes, AgreesWithItsDefinition) {
    EXPECT_EQ(
        rule_faults(dominoes_rule(), {2, 3, "L R U D", "", {{0, 3, 4}, {1, 2, 5}}}, RuleStrength::Checking),
        "");
    EXPECT_EQ(rule_faults(dominoes_rule(), {2, 3, "1..4", "1 3 2 4", {{0, 1}, {2, 3}, {4, 5}}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(dominoes_rule(), {2, 2, "L R U D X", "", {{0, 1}, {2, 3}}}, RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(dominoes_rule(), {1, 3, "L R U D", "", {{0, 2}}}, RuleStrength::Checking), "")
        << "cells that are no neighbours";
}

TEST(Dominoes, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(dominoes_rule(), {2, 1, "L R U D", "", {{0, 1}}}),
              "R1C1 must form a domino with one cell beside it\n"
              "R2C1 must form a domino with one cell beside it\n"
              "the domino a a must lie at one place");
    EXPECT_EQ(rules_of(dominoes_rule(), {1, 2, "L R U D", "", {{0}, {1}}}).back()->describe({}),
              "the domino a b must not lie at two places");
    EXPECT_EQ(rule_refusal(dominoes_rule(), {1, 2, "L R U", "", {}}),
              "no cell can hold D (the ranges of the cells say what they can hold)");
    EXPECT_EQ(rule_refusal(dominoes_rule(), {1, 2, "L R U D", "L R L R", {}}),
              "dominoes needs four different values (write dominoes LEFT RIGHT UP DOWN, or nothing for L R U "
              "D)");
    EXPECT_EQ(rule_refusal(dominoes_rule(), {1, 2, "L R U D", "", {{0, 1}, {1}}}),
              "R1C2 is marked twice (each half of a domino has one letter)");
}

}  // namespace
}  // namespace sator::tests
