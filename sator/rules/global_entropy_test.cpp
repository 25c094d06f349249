#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(GlobalEntropy, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(global_entropy_rule(), {2, 2, "1..6", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(global_entropy_rule(), {1, 3, "1..3 blank", "", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(global_entropy_rule(), {1, 3, "1..3", "", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(GlobalEntropy, DescribesItsDemandAndRefusesNumbersWithoutThirds) {
    EXPECT_EQ(rule_description(global_entropy_rule(), {2, 2, "1..9", "", {}}),
              "all cells must hold a number of each of 1..3, 4..6 and 7..9");
    EXPECT_EQ(rule_description(global_entropy_rule(), {2, 2, "1..3", "", {}}),
              "all cells must hold a number of each of 1, 2 and 3");
    EXPECT_EQ(rule_refusal(global_entropy_rule(), {2, 2, "1..4", "", {}}),
              "4 different numbers cannot be divided into low, middle and high ones (give the cells a range "
              "of 3, 6 or 9 numbers)");
    EXPECT_EQ(rule_refusal(global_entropy_rule(), {2, 2, "1..3", "1", {}}),
              "global_entropy takes no arguments (write global_entropy)");
}

}  // namespace
}  // namespace sator::tests
