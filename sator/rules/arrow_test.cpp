#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Arrow, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(arrow_rule(), {1, 4, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(arrow_rule(), {1, 4, "-2..2", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(arrow_rule(), {1, 4, "1..6", "", {}, {2}}, RuleStrength::Gac), "") << "two circles";
    EXPECT_EQ(rule_faults(arrow_rule(), {1, 5, "1..4", "", {}, {1, 3}}, RuleStrength::Gac), "")
        << "two shafts";
    EXPECT_EQ(rule_faults(arrow_rule(), {1, 3, "1..4", "", {{0, 1, 2, 1}}}, RuleStrength::Checking), "")
        << "a cell twice";
    EXPECT_EQ(
        rule_faults(arrow_rule(), {1, 3, "0 1 2 1000000000 2000000000", "", {}}, RuleStrength::Checking), "")
        << "large numbers";
}

TEST(Arrow, AddsUpAlongTheShaft) {
    const auto holds = [](const RuleEntry& entry, const RuleSample& sample, std::vector<Value> values) {
        return rules_of(entry, sample)[0]->holds(values);
    };
    EXPECT_TRUE(holds(arrow_rule(), {1, 3, "0..9", "", {}}, {9, 4, 5}));
    EXPECT_FALSE(holds(arrow_rule(), {1, 3, "0..9", "", {}}, {4, 9, 5}));
    EXPECT_TRUE(holds(arrow_rule(), {1, 5, "0..9", "", {}, {1, 3}}, {9, 4, 5, 8, 1}));
    EXPECT_TRUE(holds(pill_arrow_rule(), {1, 4, "0..9", "", {}}, {1, 2, 5, 7}));
    EXPECT_FALSE(holds(pill_arrow_rule(), {1, 4, "0..9", "", {}}, {2, 1, 5, 7}));
    EXPECT_TRUE(holds(pill_arrow_rule(), {1, 5, "0..9", "3", {}}, {0, 1, 2, 5, 7}));
    EXPECT_TRUE(holds(pill_arrow_rule(), {1, 5, "0..9", "", {}, {3}}, {0, 1, 2, 5, 7}));
    EXPECT_TRUE(holds(double_arrow_rule(), {1, 4, "0..9", "", {}}, {6, 1, 8, 3}));
    EXPECT_FALSE(holds(double_arrow_rule(), {1, 4, "0..9", "", {}}, {6, 3, 8, 1}));
}

TEST(PillArrow, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(pill_arrow_rule(), {1, 4, "0..9", "", {}}, RuleStrength::Gac, 10), "");
    EXPECT_EQ(rule_faults(pill_arrow_rule(), {1, 5, "0 1 4 9", "3", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(pill_arrow_rule(), {1, 5, "0 1 4 9", "", {}, {3}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(pill_arrow_rule(), {1, 3, "0..4", "2", {{0, 1, 2, 1}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(DoubleArrow, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(double_arrow_rule(), {1, 3, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(double_arrow_rule(), {1, 5, "1..4", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(double_arrow_rule(), {1, 3, "1..4", "", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(Arrow, DescribesItsDemand) {
    const RuleSample sample{1, 4, "1..9", "", {}};
    EXPECT_EQ(rule_description(arrow_rule(), sample),
              "the arrow in row 1 must add up along its shaft to the number in its circle");
    EXPECT_EQ(rule_description(arrow_rule(), {1, 4, "1..9", "", {}, {1, 2}}),
              "the arrow in row 1 must add up along each shaft to the number in its circle");
    EXPECT_EQ(rule_description(pill_arrow_rule(), sample),
              "the pill arrow in row 1 must add up along its shaft to the number in its pill");
    EXPECT_EQ(rule_description(double_arrow_rule(), sample),
              "the double arrow in row 1 must have inner cells that add up to the sum of its two ends");
    EXPECT_EQ(rules_of(arrow_rule(), sample)[0]->noun().text, "arrow");
}

TEST(Arrow, RefusesWhatIsNoArrow) {
    EXPECT_EQ(rule_refusal(arrow_rule(), {1, 1, "1..9", "", {}}),
              "arrow needs a circle and a shaft: R1C1 (mark the circle first, then the cells of the shaft)");
    EXPECT_EQ(rule_refusal(arrow_rule(), {1, 3, "1..9", "2", {}}), "arrow takes no arguments (write arrow)");
    EXPECT_EQ(rule_refusal(pill_arrow_rule(), {1, 3, "1..9", "0", {}}),
              "a pill cannot have 0 cells (write how many cells it has, from 1 to 15; usually 2 or 3)");
    EXPECT_EQ(
        rule_refusal(pill_arrow_rule(), {1, 3, "1..9", "3", {}}),
        "pill_arrow needs a pill of 1 to 15 cells and a shaft: row 1 (mark the pill first, then the cells of "
        "the shaft)");
    EXPECT_EQ(rule_refusal(double_arrow_rule(), {1, 2, "1..9", "", {}}),
              "double_arrow needs cells between two circles: row 1 (mark at least three cells)");
    EXPECT_EQ(rule_refusal(arrow_rule(), {1, 2, "1..3 blank", "", {}}),
              "arrow over blanks: R1C1 can be blank (give these cells a range without blank)");
}

}  // namespace
}  // namespace sator::tests
