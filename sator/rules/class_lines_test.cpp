#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ClassLines, AgreeWithTheirDefinitions) {
    for (const RuleEntry& entry : {entropic_line_rule(), modular_line_rule(), parity_line_rule()}) {
        EXPECT_EQ(rule_faults(entry, {1, 5, "1..6", "", {}}, RuleStrength::Gac), "") << entry.name;
        EXPECT_EQ(rule_faults(entry, {1, 4, "-2 -1 0 5 7 8", "", {}}, RuleStrength::Gac), "") << entry.name;
        EXPECT_EQ(rule_faults(entry, {1, 1, "1..3", "", {}}, RuleStrength::Gac), "") << "one cell";
        EXPECT_EQ(rule_faults(entry, {1, 3, "1..6", "", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
            << "a cell twice";
    }
    EXPECT_EQ(rule_faults(modular_line_rule(), {1, 5, "1..5", "4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(modular_line_rule(), {1, 4, "1..4", "2", {}}, RuleStrength::Gac), "");
}

TEST(ClassLines, CompareCellsInPairsIfTheAutomatonWouldBeTooLarge) {
    EXPECT_EQ(
        rule_faults(modular_line_rule(), {1, 5, "1..9", "9", {{0, 1, 2, 3}}}, RuleStrength::Checking, 3), "");
    EXPECT_EQ(rule_faults(modular_line_rule(), {1, 9, "1 2 10 11", "9", {}}, RuleStrength::Checking, 3), "");
}

TEST(ClassLines, DescribeTheirDemandsAndRefuseWrongArguments) {
    EXPECT_EQ(rule_description(entropic_line_rule(), {1, 3, "1..9", "", {}}),
              "the entropic line in row 1 must have a low, a middle and a high number in any three "
              "consecutive cells");
    EXPECT_EQ(rule_description(modular_line_rule(), {1, 3, "1..9", "4", {}}),
              "the modular line in row 1 must have different remainders modulo 4 in any 4 consecutive cells");
    EXPECT_EQ(rule_description(parity_line_rule(), {1, 3, "1..9", "", {}}),
              "the parity line in row 1 must alternate between odd and even numbers");
    EXPECT_EQ(rule_refusal(entropic_line_rule(), {1, 3, "1..8", "", {}}),
              "8 numbers have no three equal parts, low, middle and high (give the cells a range of 6, 9 or "
              "12 numbers)");
    EXPECT_EQ(rule_refusal(modular_line_rule(), {1, 3, "1..8", "1", {}}),
              "1 is no modulus for a line (write a number from 2 to 4096)");
    EXPECT_EQ(rule_refusal(parity_line_rule(), {1, 3, "1..8", "2", {}}),
              "parity_line takes no arguments (write parity_line)");
}

}  // namespace
}  // namespace sator::tests
