#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SumLine, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 4, "1..9", "", {}}, RuleStrength::Gac, 10), "");
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 5, "1..4", "4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 5, "0..3", "3", {}}, RuleStrength::Gac), "") << "zeros";
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 5, "-1..2", "2", {}}, RuleStrength::Gac), "")
        << "negative numbers";
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 4, "-1..1", "0", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 3, "1..4", "-2", {}}, RuleStrength::Gac), "")
        << "out of reach";
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 3, "1..4", "4", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(SumLine, ALoopGoesOnFromItsLastCellToItsFirst) {
    for (const std::string arguments : {"loop", "4 loop", "loop 3"})
        EXPECT_EQ(rule_faults(sum_line_rule(), {1, 5, "1..4", arguments, {}}, RuleStrength::Gac), "")
            << arguments;
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 5, "0..3", "3 loop", {}}, RuleStrength::Gac), "") << "zeros";
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 4, "0..2", "0 loop", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_refusal(sum_line_rule(), {1, 5, "-1..2", "2 loop", {}}),
              "a sum line that is a loop has no negative numbers (state a range from 0 on)");
    EXPECT_EQ(rule_faults(sum_line_rule(), {1, 3, "1..4", "4 loop", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
    EXPECT_EQ(rule_refusal(sum_line_rule(), {1, 9, "1..999", "5000 loop", {}}),
              "the automaton of this sum line is too large (write a smaller sum)");
    EXPECT_EQ(rules_of(sum_line_rule(), {1, 3, "1..9", "loop", {}})[0]->noun().text, "ten loop");
}

TEST(SumLine, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(sum_line_rule(), {1, 3, "1..9", "", {}}),
              "the ten line in row 1 must consist of groups of neighbouring cells that each add up to 10");
    EXPECT_EQ(rules_of(sum_line_rule(), {1, 3, "1..9", "", {}})[0]->noun().text, "ten line");
    EXPECT_EQ(rules_of(sum_line_rule(), {1, 3, "1..9", "12", {}})[0]->noun().text, "sum line of 12");
    EXPECT_EQ(rule_refusal(sum_line_rule(), {1, 3, "1..9", "ten", {}}),
              "'ten' is not a whole number (write sum_line N)");
    EXPECT_EQ(rule_refusal(sum_line_rule(), {1, 3, "1..9", "10 5", {}}),
              "sum_line takes no more than one argument (write sum_line N)");
    EXPECT_EQ(
        rule_refusal(sum_line_rule(), {1, 3, "1..9", "9223372036854775807", {}}),
        "sum_line over numbers that are too large to add up (sums can be as large as 4611686018427387904)");
}

}  // namespace
}  // namespace sator::tests
