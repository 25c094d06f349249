#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ParityRules, AgreeWithTheirDefinition) {
    for (const RuleEntry& rule : {even_rule(), odd_rule()}) {
        EXPECT_EQ(rule_faults(rule, {1, 3, "-2..3", "", {}}, RuleStrength::Gac), "") << rule.name;
        EXPECT_EQ(rule_faults(rule, {1, 2, "0..3", "", {{0, 1, 0}}}, RuleStrength::Gac), "")
            << "a cell twice";
    }
}

TEST(ParityRules, DescribeTheirDemandAndRefuseWhatIsNoNumber) {
    EXPECT_EQ(rule_description(even_rule(), {1, 3, "1..9", "", {{1}}}), "R1C2 must be even");
    EXPECT_EQ(rule_description(odd_rule(), {1, 3, "1..9", "", {}}), "row 1 must hold odd numbers");
    EXPECT_EQ(rules_of(odd_rule(), {1, 3, "1..9", "", {{1}}})[0]->noun().text, "");
    EXPECT_EQ(rule_refusal(even_rule(), {1, 3, "1..9", "2", {}}), "even takes no arguments (write even)");
    EXPECT_EQ(rule_refusal(odd_rule(), {1, 3, "1..9 blank", "", {}}),
              "odd over blanks: R1C1 can be blank (give these cells a range without blank)");
}

}  // namespace
}  // namespace sator::tests
