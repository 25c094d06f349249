#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Labelled, AgreesWithItsDefinition) {
    const std::vector<std::vector<std::size_t>> cells = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 4, 8}};
    for (const char* arguments : {"1 clues 1 2 1", "1 clues 1 ? 1", "1 2 clues 1 1 2", "2 clues ? ? ?"}) {
        EXPECT_EQ(rule_faults(labelled_rule(), {3, 3, "1..3", arguments, cells, {9}}, RuleStrength::Checking),
                  "")
            << arguments;
    }
    EXPECT_EQ(rule_faults(labelled_rule(), {2, 3, "1 2", "1 clues 1 1", {{0, 1, 2, 3, 4, 5, 2, 3}}, {6}},
                          RuleStrength::Checking),
              "");
}

TEST(Labelled, SpeaksOfClues) {
    const std::vector<std::vector<std::size_t>> cells = {{0, 1, 2, 3, 0}};
    EXPECT_EQ(
        rule_description(labelled_rule(), {2, 2, "1 2", "1 clues 3", cells, {4}}),
        "each group of cells with 1 must have at least one clue, none that differ, and all clues of their "
        "sort");
    EXPECT_EQ(rule_refusal(labelled_rule(), {2, 2, "1 2", "1", cells, {4}}),
              "labelled needs the labels of its clues (write labelled VALUES clues LABEL…)");
}

}  // namespace
}  // namespace sator::tests
