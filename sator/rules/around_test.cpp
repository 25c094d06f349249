#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

RuleSample grid(std::size_t rows, std::size_t columns, const std::string& range, const std::string& values) {
    return {.rows = rows, .columns = columns, .range = range, .arguments = values, .cells = {}};
}

TEST(AroundRule, AgreesWithItsDefinition) {
    const RuleEntry rule = around_rule();
    EXPECT_EQ(rule_faults(rule, grid(2, 2, "0..3 M", "M"), RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(rule, grid(2, 3, "0..1 M", "M"), RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(rule, grid(1, 4, "0..2", "1"), RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(rule, grid(1, 3, "-1..2 A B", "A B"), RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(rule, grid(1, 1, "0..2 M", "M"), RuleStrength::Gac), "");
    RuleSample some = grid(2, 3, "0..2 M", "M");
    some.cells = {{0, 5}, {1}};
    EXPECT_EQ(rule_faults(rule, some, RuleStrength::Checking, 10), "");
}

TEST(AroundRule, CountsEdgesOnlyOrItsOwnCellToo) {
    const RuleEntry rule = around_rule();
    EXPECT_EQ(rule_faults(rule, grid(2, 2, "0..3 M", "edges M"), RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(rule, grid(2, 2, "0..3", "self 2 0"), RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(rule, grid(2, 3, "0..2", "edges self 1 0"), RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(rule, grid(1, 1, "0..2", "self 0..2"), RuleStrength::Gac), "");
    EXPECT_EQ(rule_description(rule, grid(1, 1, "0..2 M", "edges M")),
              "a number in R1C1 counts M in the cells that share an edge with it");
    EXPECT_EQ(rule_description(rule, grid(1, 1, "0..2", "self 1 2")),
              "a number in R1C1 counts 1 2 in the cells around it and in its own");
    EXPECT_EQ(rule_refusal(rule, grid(1, 1, "0..2", "edges self")),
              "around needs values (write around VALUES)");
}

TEST(AroundRule, DescribesItsDemand) {
    EXPECT_EQ(rule_description(around_rule(), grid(1, 2, "0..2 M N", "N M")),
              "a number in R1C1 counts M N in the cells around it\n"
              "a number in R1C2 counts M N in the cells around it");
}

TEST(AroundRule, RefusesValuesThatNoCellCanHold) {
    EXPECT_EQ(rule_refusal(around_rule(), grid(1, 2, "0..2 M", "")),
              "around needs values (write around VALUES)");
    EXPECT_EQ(rule_refusal(around_rule(), grid(1, 2, "0..2 M", "X")),
              "no cell can hold X (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
