#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SelfDescribing, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(self_describing_rule(), {1, 4, "0..4", "", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(self_describing_rule(), {1, 5, "-1..3", "", {}}, RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(self_describing_rule(), {1, 4, "0 2", "", {}}, RuleStrength::Checking), "")
        << "1 cannot be held";
    EXPECT_EQ(rule_faults(self_describing_rule(), {1, 3, "0..3", "", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(SelfDescribing, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(self_describing_rule(), {1, 3, "0..9", "", {}}),
              "row 1 must say how many 0s, 1s, 2s and so on it holds");
    EXPECT_EQ(rule_refusal(self_describing_rule(), {1, 3, "0..9", "1", {}}),
              "self_describing takes no arguments (write self_describing)");
    EXPECT_EQ(rule_refusal(self_describing_rule(), {1, 3, "0..9 x", "", {}}),
              "self_describing over letters: R1C1 can hold x (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
