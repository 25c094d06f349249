#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Whispers, AgreeWithTheirDefinition) {
    EXPECT_EQ(rule_faults(whispers_rule(), {1, 3, "1..9", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(whispers_rule(), {1, 4, "-2..3", "2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(dutch_whispers_rule(), {1, 3, "1..9", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(whispers_rule(), {1, 1, "1..5", "", {}}, RuleStrength::Gac), "") << "one cell";
    EXPECT_EQ(rule_faults(whispers_rule(), {1, 2, "1..5", "3", {{0, 1, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Whispers, HaveTheirUsualDifferences) {
    const auto holds = [](const RuleEntry& entry, std::vector<Value> values) {
        return rules_of(entry, {1, 2, "1..9", "", {}})[0]->holds(values);
    };
    EXPECT_TRUE(holds(whispers_rule(), {0, 5}));
    EXPECT_FALSE(holds(whispers_rule(), {0, 4}));
    EXPECT_TRUE(holds(dutch_whispers_rule(), {0, 4}));
    EXPECT_FALSE(holds(dutch_whispers_rule(), {0, 3}));
}

TEST(Whispers, DescribeTheirDemandAndRefuseWrongArguments) {
    EXPECT_EQ(rule_description(whispers_rule(), {1, 3, "1..9", "", {}}),
              "the whispers line in row 1 must have neighbours that differ by at least 5");
    EXPECT_EQ(rule_description(dutch_whispers_rule(), {1, 2, "1..9", "", {}}),
              "the whispers line in row 1 must hold values that differ by at least 4");
    EXPECT_EQ(rules_of(whispers_rule(), {1, 3, "1..9", "", {}})[0]->noun().text, "whispers line");
    EXPECT_EQ(rule_refusal(whispers_rule(), {1, 3, "1..9", "0", {}}),
              "a difference of at least 0 says nothing (write 1 or a larger number)");
    EXPECT_EQ(rule_refusal(whispers_rule(), {1, 3, "1..9", "5 6", {}}),
              "whispers takes no more than one argument (write whispers N)");
}

}  // namespace
}  // namespace sator::tests
