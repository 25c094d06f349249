#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Visible, AgreesWithItsDefinition) {
    for (const char* const count : {"1", "2", "4"}) {
        EXPECT_EQ(rule_faults(visible_rule(), {1, 4, "1..4", count, {}}, RuleStrength::Gac), "") << count;
    }
    EXPECT_EQ(rule_faults(visible_rule(), {1, 4, "1..3 blank", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(visible_rule(), {1, 3, "1 2 blank", "0", {}}, RuleStrength::Gac), "")
        << "all blank";
    EXPECT_EQ(rule_faults(visible_rule(), {1, 3, "1..3", "2", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Visible, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(visible_rule(), {1, 3, "1..9", "2", {}}),
              "the clue left of row 1 must see 2 heights");
    EXPECT_EQ(rule_refusal(visible_rule(), {1, 3, "1..9", "", {}}),
              "visible needs a number (write visible N)");
    EXPECT_EQ(rule_refusal(visible_rule(), {1, 3, "1..9", "4", {}}),
              "4 of 3 cells cannot be visible: row 1 (write a number up to 3)");
    EXPECT_EQ(rule_refusal(visible_rule(), {1, 3, "a..c", "2", {}}),
              "visible over letters: R1C1 can hold a (give these cells a range of numbers)");
    EXPECT_EQ(rule_refusal(visible_rule(), {1, 3, "1..5000", "2", {}}),
              "visible over 5000 heights in 3 cells (heights times cells can be up to 16384)");
}

}  // namespace
}  // namespace sator::tests
