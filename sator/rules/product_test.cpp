#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Product, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(product_rule(), {1, 4, "1..6", "24", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(prod_rule(), {1, 3, "-3..3", "-6", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(product_rule(), {1, 3, "-1..2", "0", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(product_rule(), {1, 3, "1..3 blank", "6", {}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_faults(product_rule(), {1, 3, "1..4", "16", {{0, 1, 0, 2}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Product, DoesNotOverflow) {
    const RuleSample sample{1, 3, "1 4294967296", "1", {}};
    EXPECT_EQ(rule_faults(product_rule(), sample, RuleStrength::Gac, 1), "")
        << "2 to the 96th is not counted as 0";
}

TEST(Product, HandlesManyDivisors) {
    // 897612484786617600 has 103680 divisors, more than any smaller number (OEIS A002182).
    EXPECT_EQ(rule_faults(product_rule(),
                          {1, 3, "1 2..30 897612484786617600 448806242393308800", "897612484786617600", {}},
                          RuleStrength::Checking, 2),
              "");
}

TEST(Product, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(product_rule(), {1, 2, "1..9", "12", {}}), "row 1 must multiply to 12");
    EXPECT_EQ(rule_refusal(product_rule(), {1, 2, "1..9", "", {}}),
              "product needs a number (write product N)");
    EXPECT_EQ(rule_refusal(prod_rule(), {1, 2, "1..9", "six", {}}),
              "'six' is not a whole number (write prod N)");
    EXPECT_EQ(
        rule_refusal(product_rule(), {1, 2, "1..9", "9223372036854775807", {}}),
        "a product of 9223372036854775807 is too large (products can be as large as 4611686018427387904)");
    EXPECT_EQ(rule_refusal(product_rule(), {1, 2, "1..9 x", "6", {}}),
              "product over letters: R1C1 can hold x (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
