#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Pairs, AgreeWithTheirDefinition) {
    EXPECT_EQ(rule_faults(pairs_rule(), {1, 4, "1..4", "\"1: 2 4; 2: 1..3; 4: 4\"", {}}, RuleStrength::Gac),
              "");
    EXPECT_EQ(
        rule_faults(pairs_rule(), {1, 3, "a b blank", "\"a b: blank; blank: a\"", {}}, RuleStrength::Gac),
        "");
    EXPECT_EQ(rule_faults(pairs_rule(), {1, 4, "1..4", "all \"1: 1..4; 2: 1 3; 3: 2 4\"", {}},
                          RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(pairs_rule(), {1, 1, "1..3", "\"1: 1\"", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(
        rule_faults(pairs_rule(), {1, 3, "1..3", "\"1: 1 2; 2: 3\"", {{0, 1, 0, 0}}}, RuleStrength::Checking),
        "")
        << "a cell twice";
    EXPECT_EQ(rule_faults(pairs_rule(), {1, 2, "0..3", "\"1 2: 0; 2: 1\"", {{0, 0}}}, RuleStrength::Gac), "")
        << "a cell after itself";
}

TEST(Pairs, DescribeTheirDemandAndRefuseWrongTables) {
    EXPECT_EQ(rule_description(pairs_rule(), {1, 3, "1..3", "\"1: 2 3; 2: 1\"", {}}),
              "the line of pairs in row 1 must hold next to each other only these pairs, in the order of the "
              "line: 1: 2 3; 2: 1");
    EXPECT_EQ(rule_refusal(pairs_rule(), {1, 3, "1..3", "", {}}),
              "pairs needs a table in quotes (write pairs \"1: 2 3; 2: 1\")");
    EXPECT_EQ(rule_refusal(pairs_rule(), {1, 3, "1..3", "\"1 2\"", {}}),
              "'1 2' is no row of the table (write pairs \"1: 2 3; 2: 1\")");
    EXPECT_EQ(rule_refusal(pairs_rule(), {1, 3, "1..3", "\"1: 7\"", {}}),
              "no cell can hold 7 (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
