#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(FirstSeen, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(first_seen_rule(), {1, 4, "A B C blank", "B", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(first_seen_rule(), {1, 3, "1..3", "2", {}}, RuleStrength::Gac), "") << "no blank";
    EXPECT_EQ(rule_faults(first_seen_rule(), {1, 2, "A B blank", "A", {{0, 0, 1}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(LastSeen, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(last_seen_rule(), {1, 4, "A B C blank", "B", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(last_seen_rule(), {1, 2, "A B blank", "A", {{0, 0, 1}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
    EXPECT_EQ(rule_description(last_seen_rule(), {1, 3, "A B blank", "B", {}}),
              "the clue left of row 1 must see B after everything else");
    EXPECT_EQ(rule_refusal(last_seen_rule(), {1, 3, "A B blank", "blank", {}}),
              "last_seen needs one value that is not blank (write last_seen VALUE)");
}

TEST(FirstSeen, DescribesItsDemandAndRefusesWrongArguments) {
    const auto refusal = [](const std::string& arguments) {
        return rule_refusal(first_seen_rule(), {1, 3, "A B blank", arguments, {}});
    };
    EXPECT_EQ(rule_description(first_seen_rule(), {1, 3, "A B blank", "B", {}}),
              "the clue left of row 1 must see B before anything else");
    EXPECT_EQ(refusal(""), "first_seen needs values (write first_seen VALUE)");
    EXPECT_EQ(refusal("A B"), "first_seen needs one value that is not blank (write first_seen VALUE)");
    EXPECT_EQ(refusal("blank"), "first_seen needs one value that is not blank (write first_seen VALUE)");
    EXPECT_EQ(refusal("C"), "no cell can hold C (the ranges of the cells say what they can hold)");
}

}  // namespace
}  // namespace sator::tests
