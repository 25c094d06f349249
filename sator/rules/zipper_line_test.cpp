#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ZipperLine, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(zipper_line_rule(), {1, 3, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(zipper_line_rule(), {1, 4, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(zipper_line_rule(), {1, 5, "-1..3", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(zipper_line_rule(), {1, 6, "1..4", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(zipper_line_rule(), {1, 3, "1..4", "", {{0, 1, 2, 0}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(ZipperLine, DescribesItsDemandAndRefusesShortLines) {
    EXPECT_EQ(rule_description(zipper_line_rule(), {1, 5, "1..9", "", {}}),
              "the zipper line in row 1 must add up to the same number in each two cells at equal distance "
              "from its centre, which holds this number");
    EXPECT_EQ(rule_description(zipper_line_rule(), {1, 4, "1..9", "", {}}),
              "the zipper line in row 1 must add up to the same number in each two cells at equal distance "
              "from its centre");
    EXPECT_EQ(rule_refusal(zipper_line_rule(), {1, 2, "1..9", "", {}}),
              "zipper_line has nothing to compare: row 1 (mark at least three cells)");
    EXPECT_EQ(rule_refusal(zipper_line_rule(), {1, 3, "1..9", "3", {}}),
              "zipper_line takes no arguments (write zipper_line)");
}

}  // namespace
}  // namespace sator::tests
