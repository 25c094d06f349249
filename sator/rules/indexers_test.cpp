#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Indexers, AgreeWithTheirDefinition) {
    EXPECT_EQ(rule_faults(column_indexer_rule(), {1, 4, "1..4", "", {{2}}}, RuleStrength::Gac), "");
    EXPECT_EQ(
        rule_faults(column_indexer_rule(), {1, 4, "0..5 blank", "", {{0, 3}}}, RuleStrength::Checking, 10),
        "");
    EXPECT_EQ(rule_faults(column_indexer_rule(), {1, 3, "1 3", "", {{1}}}, RuleStrength::Gac), "")
        << "no cell can hold the column";
    EXPECT_EQ(rule_faults(row_indexer_rule(), {4, 1, "1..4", "", {{1}}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(row_indexer_rule(), {3, 2, "1..3", "", {{0, 3, 0}}}, RuleStrength::Checking, 10),
              "")
        << "a cell twice";
    EXPECT_EQ(rule_faults(box_indexer_rule(), {2, 2, "1..4", "2x2", {{3}}}, RuleStrength::Gac), "");
}

TEST(Indexers, DescribeTheirDemandAndRefuseWrongArguments) {
    EXPECT_EQ(rule_description(column_indexer_rule(), {2, 4, "1..4", "", {{6}}}),
              "R2C3 must say which column of row 2 holds 3");
    EXPECT_EQ(rule_description(row_indexer_rule(), {2, 4, "1..4", "", {{6}}}),
              "R2C3 must say which row of column 3 holds 2");
    EXPECT_EQ(rule_description(box_indexer_rule(), {4, 4, "1..4", "", {{6}}}),
              "R2C3 must say which cell of box 2 holds 3");
    EXPECT_EQ(rules_of(box_indexer_rule(), {4, 4, "1..4", "", {{6}}})[0]->noun().text, "box indexer");
    EXPECT_EQ(rule_refusal(row_indexer_rule(), {2, 2, "1..4", "1", {}}),
              "row_indexer takes no arguments (write row_indexer)");
    EXPECT_EQ(rule_refusal(box_indexer_rule(), {2, 2, "1..4", "2", {}}),
              "this is not a size of boxes (write columns and rows: box_indexer 3x2)");
    EXPECT_EQ(rule_refusal(box_indexer_rule(), {3, 3, "1..4", "", {}}),
              "the size of the boxes is missing (write box_indexer 3x2)");
    EXPECT_EQ(rule_refusal(box_indexer_rule(), {3, 3, "1..4", "2x2", {}}),
              "R1C3 is in no box (mark other cells)");
    EXPECT_EQ(rule_refusal(column_indexer_rule(), {1, 2, "a b", "", {}}),
              "column_indexer over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
