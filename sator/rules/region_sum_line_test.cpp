#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RegionSumLine, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(region_sum_line_rule(), {1, 4, "1..6", "boxes 2x1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(region_sum_line_rule(), {1, 6, "1..3", "boxes 2x1", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(region_sum_line_rule(), {1, 5, "1..4", "", {}, {1, 3}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(region_sum_line_rule(), {4, 4, "0 1", "", {{0, 4, 8, 9, 2}}}, RuleStrength::Gac, 5),
              "")
        << "the usual boxes";
    EXPECT_EQ(rule_faults(region_sum_line_rule(), {1, 4, "1..4", "boxes 2x1", {{0, 1, 2, 0}}},
                          RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(RegionSumLine, IsDividedByBoxes) {
    const auto holds = [](const RuleSample& sample, std::vector<Value> values) {
        return rules_of(region_sum_line_rule(), sample)[0]->holds(values);
    };
    const RuleSample usual{4, 4, "0..9", "", {{0, 1, 2, 3}}};
    EXPECT_TRUE(holds(usual, {1, 5, 4, 2}));
    EXPECT_FALSE(holds(usual, {1, 5, 5, 2}));
    EXPECT_TRUE(holds({4, 4, "0..9", "", {{0, 1, 2, 3}}, {1}}, {9, 2, 3, 4})) << "':' and not the boxes";
    EXPECT_TRUE(holds({4, 4, "0..9", "boxes 1x4", {{0, 1, 2, 3}}}, {2, 2, 2, 2}));
    EXPECT_FALSE(holds({4, 4, "0..9", "boxes 1x4", {{0, 1, 2, 3}}}, {2, 2, 2, 1}));
    EXPECT_TRUE(holds({4, 4, "0..9", "", {{1, 2, 5}}}, {3, 3, 3}))
        << "a box that is entered twice has two parts";
}

TEST(RegionSumLine, DescribesItsDemandAndRefusesLinesWithoutBorders) {
    EXPECT_EQ(rule_description(region_sum_line_rule(), {1, 4, "1..9", "boxes 2x1", {}}),
              "the region sum line in row 1 must have the same sum in each box that it crosses");
    EXPECT_EQ(rule_description(region_sum_line_rule(), {1, 4, "1..9", "", {}, {2}}),
              "the region sum line in row 1 must have the same sum in each of its parts");
    EXPECT_EQ(rule_refusal(region_sum_line_rule(), {4, 4, "1..9", "", {{0, 1}}}),
              "the line lies in one box: R1C1–R1C2 (mark cells of two boxes or more)");
    EXPECT_EQ(rule_refusal(region_sum_line_rule(), {1, 4, "1..9", "", {}}),
              "R1C1 is in no box (write region_sum_line or region_sum_line boxes 3x2, or ':' between the "
              "parts of the line)");
    EXPECT_EQ(rule_refusal(region_sum_line_rule(), {1, 4, "1..9", "boxes 2", {}}),
              "'2' is no size of boxes (write region_sum_line or region_sum_line boxes 3x2)");
    EXPECT_EQ(rule_refusal(region_sum_line_rule(), {1, 4, "1..9", "2x1", {}}),
              "'2x1' is no size of boxes (write region_sum_line or region_sum_line boxes 3x2)");
}

}  // namespace
}  // namespace sator::tests
