#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Doppelblock, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(doppelblock_rule(), {1, 5, "1..2 X", "3", {}}, RuleStrength::Gac, 15), "");
    EXPECT_EQ(rule_faults(doppelblock_rule(), {1, 4, "-1..2 blank", "0", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(doppelblock_rule(), {1, 4, "0..2", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(doppelblock_rule(), {1, 4, "0..2", "2 1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(doppelblock_rule(), {1, 3, "1..2 X", "2", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(Doppelblock, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(doppelblock_rule(), {1, 4, "1..2 X", "3", {}}),
              "the clue of 3 left of row 1 must add up to 3 between its two X cells");
    EXPECT_EQ(rule_refusal(doppelblock_rule(), {1, 4, "1..2 X", "", {}}),
              "doppelblock needs a number (write doppelblock N or doppelblock N BLACK)");
    EXPECT_EQ(rule_refusal(doppelblock_rule(), {1, 4, "1..4", "3", {}}),
              "no cell can be black: row 1 (black cells hold X, blank or 0; or write doppelblock N BLACK)");
    EXPECT_EQ(rule_refusal(doppelblock_rule(), {1, 4, "1..4", "3 1..2", {}}),
              "black cells hold one value (write doppelblock N BLACK)");
    EXPECT_EQ(rule_refusal(doppelblock_rule(), {1, 4, "1..2 X Y", "3", {}}),
              "doppelblock over letters: row 1 can hold Y (give these cells a range of numbers and one value "
              "for black)");
    EXPECT_EQ(rule_refusal(doppelblock_rule(), {1, 4, "4000000000000000000 X", "3", {}}),
              "doppelblock over numbers that are too large to add up (sums can be as large as "
              "4611686018427387904)");
}

}  // namespace
}  // namespace sator::tests
