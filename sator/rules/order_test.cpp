#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(InOrder, AgreesWithItsDefinition) {
    for (const RuleEntry& entry :
         {in_order_rule(), in_reverse_order_rule(), strict_order_rule(), slow_thermometer_rule()}) {
        EXPECT_EQ(rule_faults(entry, {1, 4, "1..4", "", {}}, RuleStrength::Gac), "");
        EXPECT_EQ(rule_faults(entry, {1, 3, "1 b c blank", "", {}}, RuleStrength::Gac), "");
        EXPECT_EQ(rule_faults(entry, {1, 1, "1..4", "", {}}, RuleStrength::Gac), "") << "one cell";
        EXPECT_EQ(rule_faults(entry, {1, 3, "1..3", "", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
            << "a cell twice";
    }
}

TEST(InOrder, AllowsEqualNeighboursUnlessStrict) {
    const auto holds = [](const RuleEntry& entry, std::vector<Value> values) {
        return rules_of(entry, {1, 3, "1..3", "", {}})[0]->holds(values);
    };
    EXPECT_TRUE(holds(in_order_rule(), {0, 0, 2}));
    EXPECT_FALSE(holds(in_order_rule(), {2, 0, 0}));
    EXPECT_TRUE(holds(in_reverse_order_rule(), {2, 0, 0}));
    EXPECT_FALSE(holds(in_reverse_order_rule(), {0, 0, 2}));
    EXPECT_TRUE(holds(strict_order_rule(), {0, 1, 2}));
    EXPECT_FALSE(holds(strict_order_rule(), {0, 0, 2}));
}

TEST(InOrder, DescribesItsDemand) {
    EXPECT_EQ(rule_description(in_order_rule(), {1, 2, "1..9", "", {}}), "row 1 must be in order");
    EXPECT_EQ(rule_description(in_reverse_order_rule(), {1, 2, "1..9", "", {}}),
              "row 1 must be in reverse order");
    EXPECT_EQ(rule_description(strict_order_rule(), {1, 2, "1..9", "", {}}), "R1C1 < R1C2 must be true");
}

TEST(InOrder, IsNamedLikeAThermometer) {
    const auto noun = [](const RuleEntry& entry, std::size_t cells) {
        return rules_of(entry, {1, cells, "1..9", "", {}})[0]->noun().text;
    };
    EXPECT_EQ(noun(strict_order_rule(), 3), "thermometer");
    EXPECT_EQ(noun(strict_order_rule(), 2), "") << "an inequality sign";
    EXPECT_EQ(noun(slow_thermometer_rule(), 3), "slow thermometer");
    EXPECT_EQ(noun(in_order_rule(), 3), "");
    EXPECT_EQ(rule_description(slow_thermometer_rule(), {1, 3, "1..9", "", {}}),
              "row 1 must never fall from cell to cell");
}

TEST(InOrder, TakesNoArguments) {
    EXPECT_EQ(rule_refusal(in_order_rule(), {1, 2, "1..9", "up", {}}),
              "in_order takes no arguments (write in_order)");
}

}  // namespace
}  // namespace sator::tests
