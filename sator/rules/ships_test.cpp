#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ShipsRule, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(ships_rule(), {3, 3, "1 2", "1 2 1", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(ships_rule(), {2, 4, "1 2", "2 3", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(ships_rule(), {2, 3, "1 2 3", "1 1 1", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(ships_rule(), {2, 2, "1 2", "1 2", {{0, 1, 1, 3}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(ShipsRule, SaysWhatIsEasyToSeeToo) {
    EXPECT_EQ(rule_description(ships_rule(), {2, 3, "S x", "S 1 3 2", {}}),
              "the ships of S must have the lengths 3, 2 and 1, and not touch\n"
              "ships of S must not touch at a corner");
    EXPECT_EQ(rule_description(ships_rule(), {1, 3, "S x", "S 2", {}}),
              "the ships of S must have the length 2, and not touch");
}

TEST(ShipsRule, RefusesWrongArguments) {
    const auto refusal = [](const std::string& arguments) {
        return rule_refusal(ships_rule(), {2, 3, "S x", arguments, {}});
    };
    constexpr const char* kNeeds =
        "ships needs a value and the lengths of the ships (write ships VALUE LENGTHS: ships S 3 2 2 1)";
    EXPECT_EQ(refusal(""), kNeeds);
    EXPECT_EQ(refusal("S"), kNeeds);
    EXPECT_EQ(refusal("S 8"), "a ship cannot have 8 cells (write a number from 1 to 7)");
    EXPECT_EQ(refusal("S 0"), "a ship cannot have 0 cells (write a number from 1 to 7)");
}

}  // namespace
}  // namespace sator::tests
