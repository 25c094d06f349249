#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SkyscraperSum, AgreesWithItsDefinition) {
    for (const char* const sum : {"0", "4", "6", "10"}) {
        EXPECT_EQ(rule_faults(skyscraper_sum_rule(), {1, 4, "1..4", sum, {}}, RuleStrength::Gac), "") << sum;
        EXPECT_EQ(rule_faults(skyscraper_sum_rule(), {1, 4, "-1..2 blank", sum, {}}, RuleStrength::Gac), "")
            << sum;
    }
    EXPECT_EQ(rule_faults(skyscraper_sum_rule(), {1, 3, "1..3", "4", {{0, 1, 2, 0}}}, RuleStrength::Checking),
              "")
        << "a cell twice";
}

TEST(SkyscraperSum, DescribesItsDemandAndRefusesWrongArguments) {
    EXPECT_EQ(rule_description(skyscraper_sum_rule(), {1, 3, "1..9", "12", {}}),
              "the skyscraper sum of 12 left of row 1 must show heights that add up to 12");
    EXPECT_EQ(rule_description(skyscraper_sum_rule(), {1, 3, "1..9", "12", {{2, 1, 0}}}),
              "the skyscraper sum of 12 right of row 1 must show heights that add up to 12");
    EXPECT_EQ(rule_refusal(skyscraper_sum_rule(), {1, 3, "1..9", "1 2", {}}),
              "skyscraper_sum takes no more than one argument (write skyscraper_sum N)");
    EXPECT_EQ(rule_refusal(skyscraper_sum_rule(), {1, 3, "a..c", "2", {}}),
              "skyscraper_sum over letters: R1C1 can hold a (give these cells a range of numbers)");
}

}  // namespace
}  // namespace sator::tests
