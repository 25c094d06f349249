#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Sandwich, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 5, "1..5", "5", {}}, RuleStrength::Gac, 20), "");
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 4, "1..4", "0", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 4, "1..5", "6 2 4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 4, "-2..2 blank", "-1 2 0", {}}, RuleStrength::Gac, 20), "");
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 3, "1..4", "70", {}}, RuleStrength::Gac, 5), "")
        << "out of reach";
    EXPECT_EQ(rule_faults(sandwich_rule(), {1, 3, "1..4", "3", {{0, 1, 2, 1}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Sandwich, DescribesItsDemandAndRefusesWrongArguments) {
    const auto refusal = [](const std::string& range, const std::string& arguments) {
        return rule_refusal(sandwich_rule(), {1, 3, range, arguments, {}});
    };
    EXPECT_EQ(rule_description(sandwich_rule(), {1, 3, "1..9", "12", {}}),
              "the sandwich in row 1 must add up to 12 between the 1 and the 9");
    EXPECT_EQ(rule_description(sandwich_rule(), {1, 3, "1..9", "12 8 3", {}}),
              "the sandwich in row 1 must add up to 12 between the 8 and the 3");
    EXPECT_EQ(refusal("1..9", ""), "sandwich needs a number (write sandwich N or sandwich N A B)");
    EXPECT_EQ(refusal("1..9", "5 1"), "a sandwich lies between two different numbers (write sandwich N A B)");
    EXPECT_EQ(refusal("1..9", "5 1 1"),
              "a sandwich lies between two different numbers (write sandwich N A B)");
    EXPECT_EQ(refusal("1 blank", "5"),
              "a sandwich lies between two different numbers (write sandwich N A B)");
    EXPECT_EQ(refusal("1..9", "5 0 9"),
              "no cell can hold 0 (the ranges of the cells say what they can hold)");
    EXPECT_EQ(refusal("1..9 x", "5"),
              "sandwich over letters: R1C1 can hold x (give these cells a range of numbers)");
    EXPECT_EQ(
        refusal("1..3000", "5000"),
        "sandwich over numbers that are too large to add up (sums can be as large as 4611686018427387904)");
}

}  // namespace
}  // namespace sator::tests
