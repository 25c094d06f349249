#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Sum, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(sum_rule(), {1, 4, "1..4", "9", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(sum_rule(), {2, 2, "-3..2", "-4", {{0, 1, 3}, {2, 3}}}, RuleStrength::Checking),
              "");
    EXPECT_EQ(rule_faults(sum_rule(), {1, 3, "1..4", "7", {{0, 1, 0, 2}}}, RuleStrength::Gac), "")
        << "a cell twice";
    EXPECT_EQ(rule_faults(sum_rule(), {1, 3, "1..4", "70", {}}, RuleStrength::Gac, 2), "") << "out of reach";
}

TEST(Sum, CountsABlankAsZero) {
    EXPECT_EQ(rule_faults(sum_rule(), {1, 3, "-1 1..3 blank", "3", {}}, RuleStrength::Gac), "");
}

TEST(Sum, DescribesItsDemand) {
    EXPECT_EQ(rule_description(sum_rule(), {1, 2, "1..9", "12", {}}), "row 1 must add up to 12");
}

TEST(Sum, RefusesWrongArguments) {
    const auto refusal = [](const std::string& range, const std::string& arguments) {
        return rule_refusal(sum_rule(), {1, 2, range, arguments, {}});
    };
    EXPECT_EQ(refusal("1..9", ""), "sum needs a number (write sum N)");
    EXPECT_EQ(refusal("1..9", "1 2"), "sum takes no more than one argument (write sum N)");
    EXPECT_EQ(refusal("1..9", "x"), "'x' is not a whole number (write sum N)");
    EXPECT_EQ(refusal("1..9", "\"7\""), "\"7\" is not a whole number (write sum N)");
    EXPECT_EQ(refusal("1..9", "99999999999999999999"),
              "'99999999999999999999' is too large (numbers are at most 9223372036854775807)");
    EXPECT_EQ(refusal("1..9 x", "7"),
              "sum over letters: R1C1 can hold x (give these cells a range of numbers)");
    EXPECT_EQ(refusal("4611686018427387903", "7"),
              "sum over numbers that are too large to add up (sums can be as large as 4611686018427387904)");
}

}  // namespace
}  // namespace sator::tests
