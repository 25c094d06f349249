#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Automaton, AgreesWithItsDefinition) {
    EXPECT_EQ(
        rule_faults(automaton_rule(), {1, 4, "1..3", "\"a -> b: 1 2; b -> a: 3; b -> b: any; accept a\"", {}},
                    RuleStrength::Gac),
        "");
    EXPECT_EQ(rule_faults(automaton_rule(),
                          {1, 4, "1 b blank", "\"0 -> 0: 1; 0 -> 1: any; 1 -> 1: blank; accept 0 1\"", {}},
                          RuleStrength::Gac),
              "")
        << "two transitions with the same value";
    EXPECT_EQ(rule_faults(automaton_rule(), {1, 2, "1..2", "\"a -> a: 1\"", {}}, RuleStrength::Gac), "")
        << "no state accepts";
    EXPECT_EQ(
        rule_faults(automaton_rule(), {1, 3, "1..2", "\"a -> b: 1; b -> a: 2; accept a b\"", {{0, 1, 0}}},
                    RuleStrength::Checking),
        "")
        << "a cell twice";
}

TEST(Automaton, StepsBetweenTheParts) {
    // The parts have the same sum modulo 2.
    const std::string text =
        "\"a -> b: 1; b -> a: 1; a -> a: 2; b -> b: 2; a -> a2: part; b -> b2: part; a2 -> b2: 1; b2 -> a2: "
        "1; "
        "a2 -> a2: 2; b2 -> b2: 2; accept a2\"";
    EXPECT_EQ(rule_faults(automaton_rule(), {1, 4, "1..2", text, {}, {2}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(automaton_rule(), {1, 4, "1..2", text, {}, {1}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(automaton_rule(), {1, 4, "1..2", text, {}}, RuleStrength::Gac), "")
        << "one part: no state accepts";
}

TEST(Automaton, DescribesItsDemandAndRefusesWrongTransitions) {
    EXPECT_EQ(rule_description(automaton_rule(), {1, 3, "1..3", "\"a -> a: any; accept a\"", {}}),
              "the automaton in row 1 must accept the cells in their order");
    const std::string hint = " (write automaton \"a -> b: 1 2; b -> a: 3; accept a\")";
    EXPECT_EQ(rule_refusal(automaton_rule(), {1, 3, "1..3", "", {}}),
              "automaton needs its transitions in quotes" + hint);
    EXPECT_EQ(rule_refusal(automaton_rule(), {1, 3, "1..3", "\"a b: 1\"", {}}),
              "'a b: 1' is no transition" + hint);
    EXPECT_EQ(rule_refusal(automaton_rule(), {1, 3, "1..3", "\"\"", {}}),
              "the automaton has no transition" + hint);
    EXPECT_EQ(rule_refusal(automaton_rule(), {1, 3, "1..3", "\"a -> b: 7\"", {}}),
              "no cell can hold 7 (the ranges of the cells say what they can hold)");
    std::string long_text = "\"";
    for (int state = 0; state < 4096; ++state)
        long_text += std::to_string(state) + " -> " + std::to_string(state + 1) + ": 1; ";
    EXPECT_EQ(rule_refusal(automaton_rule(), {1, 3, "1..3", long_text + "accept 0\"", {}}),
              "an automaton has at most 4096 states (name fewer states)");
}

}  // namespace
}  // namespace sator::tests
