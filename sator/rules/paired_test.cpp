#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Paired, AgreesWithItsDefinition) {
    EXPECT_EQ(rule_faults(paired_rule(), {2, 3, "1 2 3", "1 2", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(paired_rule(), {1, 4, "1 2", "2 1", {}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(paired_rule(), {2, 2, "1 2 3", "1 2", {{0, 1, 1, 3}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(Paired, SaysWhatIsEasyToSeeToo) {
    EXPECT_EQ(rule_description(paired_rule(), {1, 2, "T A", "T A", {}}),
              "each T must have an A of its own beside it, and each A a T\n"
              "a T at R1C1 must have an A beside it\n"
              "a T at R1C2 must have an A beside it\n"
              "an A at R1C1 must have a T beside it\n"
              "an A at R1C2 must have a T beside it");
    EXPECT_EQ(rule_refusal(paired_rule(), {1, 2, "T A", "T", {}}),
              "paired needs two different values (write paired VALUE VALUE: paired T A)");
    EXPECT_EQ(rule_refusal(paired_rule(), {1, 2, "T A", "T T", {}}),
              "paired needs two different values (write paired VALUE VALUE: paired T A)");
}

}  // namespace
}  // namespace sator::tests
