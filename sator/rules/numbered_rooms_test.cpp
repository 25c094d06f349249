#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(NumberedRooms, AgreesWithItsDefinition) {
    for (const char* const value : {"1", "2", "4"})
        EXPECT_EQ(rule_faults(numbered_rooms_rule(), {1, 4, "1..4", value, {}}, RuleStrength::Gac), "")
            << value;
    EXPECT_EQ(rule_faults(numbered_rooms_rule(), {1, 3, "0..5 blank", "blank", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(numbered_rooms_rule(), {1, 1, "0..2", "1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(numbered_rooms_rule(), {1, 3, "1..3", "2", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(NumberedRooms, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(
        rule_description(numbered_rooms_rule(), {1, 3, "1..9", "7", {}}),
        "the room number 7 left of row 1 must hold 7 in its cell X, where X is the number in its first cell");
    EXPECT_EQ(rule_refusal(numbered_rooms_rule(), {1, 3, "1..9", "", {}}),
              "numbered_rooms needs a value (write numbered_rooms VALUE)");
    EXPECT_EQ(rule_refusal(numbered_rooms_rule(), {1, 3, "1..9", "1..2", {}}),
              "numbered_rooms takes one value (write numbered_rooms VALUE)");
    EXPECT_EQ(rule_refusal(numbered_rooms_rule(), {1, 3, "1..9", "10", {}}),
              "no cell can hold 10 (the ranges of the cells say what they can hold)");
    EXPECT_EQ(rule_refusal(numbered_rooms_rule(), {1, 3, "a..c", "a", {}}),
              "numbered_rooms over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
