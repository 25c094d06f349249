#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SuccessiveRule, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(successive_rule(), {1, 4, "x y z", "x y different", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(successive_rule(), {1, 4, "1..3 blank", "1..3 different", {}}, RuleStrength::Gac),
              "");
    EXPECT_EQ(rule_faults(successive_rule(), {1, 4, "1..4 blank", "1..4 spaced", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(successive_rule(), {1, 4, "1..3", "1 3 spaced", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(successive_rule(), {1, 3, "1..3", "1 2 different", {{0, 1, 2, 0}}},
                          RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(SuccessiveRule, DescribesItsDemand) {
    const auto description = [](const std::string& arguments) {
        return rule_description(successive_rule(), {1, 3, "1..3 x", arguments, {}});
    };
    EXPECT_EQ(description("1 2 different"),
              "row 1 must have different values in any two cells with 1 or 2 that follow each other");
    EXPECT_EQ(
        description("1..3 spaced"),
        "row 1 must have as many cells between any two numbers that follow each other as these differ by");
}

TEST(SuccessiveRule, RefusesWrongArguments) {
    const auto refusal = [](const std::string& arguments) {
        return rule_refusal(successive_rule(), {1, 3, "1..3 x", arguments, {}});
    };
    constexpr const char* kNeeds =
        "successive needs values, and what is true of two that follow each other (write successive VALUES "
        "different | spaced: successive 1..3 different)";
    EXPECT_EQ(refusal("1 2"), kNeeds);
    EXPECT_EQ(refusal("different"), kNeeds);
    EXPECT_EQ(refusal("1 x spaced"),
              "'x' is no number, so it has no distance (list numbers, or write 'different')");
}

}  // namespace
}  // namespace sator::tests
