#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Couple, AgreesWithItsDefinition) {
    for (const char* arguments : {"1", "1 between 0", "1 between 1", "1 2 between 1..2", "1 between 3.."}) {
        EXPECT_EQ(rule_faults(couple_rule(), {2, 4, "1..2", arguments}, RuleStrength::Gac), "") << arguments;
        EXPECT_EQ(rule_faults(couple_rule(), {3, 3, "1..3", arguments, {{0, 1, 2, 5, 8}, {3, 6, 7}}},
                              RuleStrength::Checking),
                  "")
            << arguments;
    }
    EXPECT_EQ(
        rule_faults(couple_rule(), {2, 4, "1..2", "1", {{0, 1, 5, 2, 3, 7, 6}}, {3}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(couple_rule(), {1, 1, "1..2", "1"}, RuleStrength::Gac), "");
}

TEST(Couple, SpeaksOfTheTwoCells) {
    EXPECT_EQ(rule_description(couple_rule(), {2, 2, "1 2", "1 between 1"}),
              "all cells must have exactly 2 cells with 1, with exactly 1 cell on the way between them");
    EXPECT_EQ(
        rule_refusal(couple_rule(), {2, 2, "1 2", "1", {{0, 0}}}),
        "couple is about one group of cells, or two without a number (write e.g. 'couple \"#\" between 2 at "
        "regions', with at most 150 cells each)");
}

}  // namespace
}  // namespace sator::tests
