#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Groups, AgreesWithItsDefinition) {
    for (const char* arguments : {"1 size 2", "1 size 2..3", "1 2 one", "1 at_most_one", "2 square",
                                  "1 not_rectangle", "1 rectangle_if_even", "1 unlike", "1 size 2 diagonally",
                                  "2 size 1..3 unlike", "1 square unlike", "1 unlike_shape"}) {
        EXPECT_EQ(rule_faults(groups_rule(), {3, 3, "1 2", arguments, {}}, RuleStrength::Checking), "")
            << arguments;
        EXPECT_EQ(rule_faults(groups_rule(), {2, 3, "1 2 3", arguments, {}}, RuleStrength::Checking), "")
            << arguments;
    }
}

TEST(Groups, ReadsCluesAfterTheColon) {
    const std::vector<std::vector<std::size_t>> cells = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 7}};
    for (const char* arguments : {"1 one clues 3 2", "1 at_most_one clues 4 ?", "1 2 clues 9 9",
                                  "1 clues ? 3", "1 diagonally one clues 3 4"}) {
        EXPECT_EQ(rule_faults(groups_rule(), {3, 3, "1 2", arguments, cells, {9}}, RuleStrength::Checking),
                  "")
            << arguments;
    }
}

TEST(Groups, SaysWhatGroupsAreLike) {
    const std::vector<std::vector<std::size_t>> cells = {{0, 1, 2, 3, 0}};
    EXPECT_EQ(rule_description(groups_rule(), {2, 2, "1 2", "1 one clues 3", cells, {4}}),
              "each group of cells with 1 must have exactly one number, which is its number of cells");
    EXPECT_EQ(rule_description(groups_rule(), {2, 2, "1 2", "2 clues 3", cells, {4}}),
              "each group of cells with 2 must have as many cells as each number in it says");
    EXPECT_EQ(rule_description(groups_rule(), {2, 2, "1 2", "1 size 2..4 square unlike diagonally", {}}),
              "each group of cells with 1 that touch at an edge or a corner must have 2 to 4 cells, and be a "
              "square, and differ in size from all that touch it at a corner");
    EXPECT_EQ(rule_refusal(groups_rule(), {2, 2, "1 2", "1 one clues 3 2", cells, {4}}),
              "each clue needs a cell, and each cell a clue (write e.g. 'groups \"#\" clues 3 5 at all: R1C1 "
              "R4C4')");
    EXPECT_EQ(
        rule_refusal(groups_rule(), {2, 2, "1 2", "1 clues 3 2", {{0, 1, 2, 3, 0, 0}}, {4}}),
        "each clue needs a cell of its own, which is one of the cells before ':' (name the cells of the "
        "groups before ':', and those of the clues after it)");
    EXPECT_EQ(rule_refusal(groups_rule(), {2, 2, "1 2", "1 clues 0", cells, {4}}),
              "no group has 0 cells (write a number from 1 on, or ? if it is not known)");
    EXPECT_EQ(rule_refusal(groups_rule(), {2, 2, "1 2", "1", {}}).substr(0, 37),
              "groups says nothing about its groups ");
}

TEST(GroupsBeside, AgreesWithItsDefinition) {
    for (const char* arguments : {"0 1", "3 1", "2..4 1 2", "5.. 2", "3 1 diagonally", "..2 2 diagonally"}) {
        EXPECT_EQ(rule_faults(groups_beside_rule(), {3, 3, "1 2", arguments, {{4}}}, RuleStrength::Checking),
                  "")
            << arguments;
        EXPECT_EQ(
            rule_faults(groups_beside_rule(), {2, 3, "1 2 3", arguments, {{0}, {5}}}, RuleStrength::Checking),
            "")
            << arguments;
    }
    EXPECT_EQ(rule_description(groups_beside_rule(), {2, 2, "1 2", "3 1", {{0}}}),
              "the groups of cells with 1 beside R1C1 must have exactly 3 cells in total");
    EXPECT_EQ(rule_refusal(groups_beside_rule(), {1, 1, "1 2", "3 1", {{0}}}),
              "groups_beside needs a grid with two cells or more (draw a larger grid)");
    EXPECT_EQ(rule_refusal(groups_beside_rule(), {2, 2, "1 2", "3", {{0}}}),
              "groups_beside needs a number and values (write groups_beside N VALUES [diagonally]: "
              "groups_beside 5 \"#\")");
}

TEST(RunsAround, AgreesWithItsDefinition) {
    for (const char* arguments : {"0 1", "8 1", "3 1", "13 1", "31 1 2", "1111 2", "22 1"}) {
        EXPECT_EQ(rule_faults(runs_around_rule(), {3, 3, "1 2", arguments, {{4}}}, RuleStrength::Gac), "")
            << arguments;
        EXPECT_EQ(
            rule_faults(runs_around_rule(), {2, 3, "1 2", arguments, {{1}, {5}}}, RuleStrength::Checking), "")
            << arguments;
    }
    EXPECT_EQ(rule_description(runs_around_rule(), {3, 3, "1 2", "131 1", {{4}}}),
              "the cells around R2C2 must have runs of 1, 1 and 3 cells with 1, going round");
    EXPECT_EQ(
        rule_refusal(runs_around_rule(), {3, 3, "1 2", "19 1", {{4}}}),
        "19 is no list of lengths of runs (write e.g. 13 for a run of 1 and a run of 3, or 0 for none)");
}

}  // namespace
}  // namespace sator::tests
