#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Quadruple, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(quadruple_rule(), {2, 2, "1..4", "1 3", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(quadruple_rule(), {2, 2, "1..3", "2 1 2 2", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(quadruple_rule(), {1, 3, "a b blank", "b", {{0, 1, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(Quadruple, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(quadruple_rule(), {2, 2, "1..4", "1 1 3", {}}),
              "the quadruple 1 1 3 in all cells must contain 1 1 3");
    EXPECT_EQ(rules_of(quadruple_rule(), {2, 2, "1..4", "1 1 3", {}})[0]->noun().text, "quadruple 1 1 3");
    EXPECT_EQ(rule_refusal(quadruple_rule(), {2, 2, "1..4", "", {}}),
              "quadruple needs values (write quadruple VALUES)");
    EXPECT_EQ(rule_refusal(quadruple_rule(), {2, 2, "1..4", "1 2 3 4 4", {}}),
              "a quadruple of 5 values, but there are 4 cells: all cells (list at most as many values as "
              "there are cells around the corner)");
}

}  // namespace
}  // namespace sator::tests
