#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Renban, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(renban_rule(), {1, 3, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(renban_rule(), {1, 4, "-1..4", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(renban_rule(), {1, 3, "1 2 3 5 6 7", "", {}}, RuleStrength::Gac), "") << "a gap";
    EXPECT_EQ(rule_faults(renban_rule(), {1, 1, "1..4", "", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(rule_faults(renban_rule(), {1, 3, "1..4", "", {{0, 1, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
    EXPECT_EQ(rule_faults(renban_rule(), {1, 11, "1 2", "", {}}, RuleStrength::Checking, 2), "")
        << "more cells than numbers";
}

TEST(Renban, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(renban_rule(), {1, 3, "1..9", "", {}}),
              "the renban line in row 1 must hold consecutive numbers in any order");
    EXPECT_EQ(rules_of(renban_rule(), {1, 3, "1..9", "", {}})[0]->noun().text, "renban line");
    EXPECT_EQ(rule_refusal(renban_rule(), {1, 3, "1..9", "3", {}}),
              "renban takes no arguments (write renban)");
    EXPECT_EQ(rule_refusal(renban_rule(), {1, 65, "1..70", "", {}}),
              "renban over too many cells: row 1 (mark at most 64)");
    EXPECT_EQ(rule_refusal(renban_rule(), {1, 3, "a..e", "", {}}),
              "renban over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
