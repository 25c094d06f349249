#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Battlefield, AgreesWithItsDefinition) {
    for (const char* const sum : {"0", "3", "5"}) {
        EXPECT_EQ(rule_faults(battlefield_rule(), {1, 4, "1..4", sum, {}}, RuleStrength::Gac), "") << sum;
        EXPECT_EQ(rule_faults(battlefield_rule(), {1, 4, "0..2 blank", sum, {}}, RuleStrength::Gac), "")
            << sum;
    }
    EXPECT_EQ(rule_faults(battlefield_rule(), {1, 1, "0..2", "1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(battlefield_rule(), {1, 2, "0..2", "-1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(battlefield_rule(), {1, 3, "1..3", "4", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(Battlefield, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(battlefield_rule(), {1, 3, "1..9", "12", {}}),
              "the battlefield of 12 left of row 1 must have a gap or an overlap of 12 between the armies of "
              "its first and its last cell");
    EXPECT_EQ(rule_refusal(battlefield_rule(), {1, 3, "1..9", "", {}}),
              "battlefield needs a number (write battlefield N)");
    EXPECT_EQ(rule_refusal(battlefield_rule(), {1, 3, "-1..9", "2", {}}),
              "battlefield over negative numbers (give these cells a range from 0 up)");
    EXPECT_EQ(rule_refusal(battlefield_rule(), {1, 3, "1..9", "100000", {}}),
              "battlefield over numbers that are too large to add up (sums can be as large as 65536)");
}

}  // namespace
}  // namespace sator::tests
