#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(CountRule, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(count_rule(), {1, 4, "1..4", "1 3 2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(count_rule(), {1, 4, "1..2 x blank", "2 blank 1..2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(count_rule(), {1, 4, "1..3", "2 3..", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(count_rule(), {1, 4, "1..3", "2 ..1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(count_rule(), {1, 3, "1..3", "1 4", {}}, RuleStrength::Gac), "")
        << "more than cells";
    EXPECT_EQ(rule_faults(count_rule(), {1, 3, "1..3", "2 2", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(CountRule, DescribesItsDemand) {
    const auto description = [](const std::string& arguments) {
        return rule_description(count_rule(), {1, 4, "1..9 \"*\"", arguments, {}});
    };
    EXPECT_EQ(description("\"*\" 2"), "row 1 must have exactly 2 cells with \"*\"");
    EXPECT_EQ(description("1..3 1"), "row 1 must have exactly 1 cell with 1..3");
    EXPECT_EQ(description("1 2 2.."), "row 1 must have at least 2 cells with 1 or 2");
    EXPECT_EQ(description("1 ..3"), "row 1 must have at most 3 cells with 1");
    EXPECT_EQ(description("1 2..3"), "row 1 must have 2 or 3 cells with 1");
}

TEST(CountRule, RefusesWrongArguments) {
    const auto refusal = [](const std::string& arguments) {
        return rule_refusal(count_rule(), {1, 3, "1..5", arguments, {}});
    };
    EXPECT_EQ(refusal("3"), "count needs values and how many (write count VALUES N)");
    EXPECT_EQ(refusal("1 x"),
              "'x' does not say how many (write count VALUES N, with a number, 2..4, 2.. (at least) or ..4 "
              "(at most))");
    EXPECT_EQ(refusal("1 4..2").substr(0, 30), "'4..2' does not say how many (");
    EXPECT_EQ(refusal("1 ..").substr(0, 28), "'..' does not say how many (");
    EXPECT_EQ(refusal("7 1"), "no cell can hold 7 (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
