#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Parts, AgreesWithItsDefinition) {
    for (const char* arguments : {"1 number 2", "1 number 1..2 size 2", "1 largest 3", "1 largest ..2",
                                  "1 alike", "1 2 number 2 alike"}) {
        EXPECT_EQ(rule_faults(parts_rule(), {3, 3, "1..2", arguments}, RuleStrength::Gac), "") << arguments;
        EXPECT_EQ(rule_faults(parts_rule(), {2, 4, "1..3", arguments, {{0, 1, 2, 5}, {3, 7, 6}}},
                              RuleStrength::Checking),
                  "")
            << arguments;
        EXPECT_EQ(rule_faults(parts_rule(), {2, 2, "1 2", arguments, {{0, 0, 3, 1}}}, RuleStrength::Checking),
                  "")
            << arguments << ", a cell twice";
    }
}

TEST(Parts, TriesLargeGroups) {
    EXPECT_EQ(rule_faults(parts_rule(), {1, 17, "1 2", "1 number 8 size 1"}, RuleStrength::Checking, 3), "");
    EXPECT_EQ(rule_faults(parts_rule(), {1, 17, "1 2", "2 largest 1"}, RuleStrength::Checking, 3), "");
    EXPECT_EQ(rule_faults(parts_rule(), {1, 17, "1 2", "2 largest 0"}, RuleStrength::Checking, 3), "");
}

TEST(Parts, SpeaksOfTheParts) {
    EXPECT_EQ(rule_description(parts_rule(), {2, 2, "1 2", "1 number 2 alike"}),
              "all cells must have exactly 2 parts of cells with 1, all with equally many cells");
    EXPECT_EQ(rule_refusal(parts_rule(), {2, 2, "1 2", "1"}),
              "parts needs the number or the sizes of the parts (write parts VALUES [number N] [size N] "
              "[largest N] [alike]: parts \"#\" number 2 alike)");
}

}  // namespace
}  // namespace sator::tests
