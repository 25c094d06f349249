#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(TogetherRule, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(together_rule(), {1, 2, "x y z", "x y", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(together_rule(), {1, 4, "1..4", "1 2 4", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(together_rule(), {1, 3, "1..3", "1 2", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(TogetherRule, DescribesItsDemand) {
    const auto description = [](const std::string& arguments) {
        return rule_description(together_rule(), {1, 3, "x y z", arguments, {}});
    };
    EXPECT_EQ(description("x y"), "row 1 must have an x and a y, or neither");
    EXPECT_EQ(description("z y x z"), "row 1 must have a z, a y and an x, or none of them");
}

TEST(TogetherRule, RefusesWrongArguments) {
    const auto refusal = [](const std::string& arguments) {
        return rule_refusal(together_rule(), {1, 3, "x y z", arguments, {}});
    };
    constexpr const char* kNeeds =
        "together needs 2 to 8 values (write together VALUES: together \"+\" \"-\")";
    EXPECT_EQ(refusal("x"), kNeeds);
    EXPECT_EQ(refusal("x x"), kNeeds);
    EXPECT_EQ(refusal("x 7"), "no cell can hold 7 (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
