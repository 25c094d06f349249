#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(LittleKiller, IsASum) {
    EXPECT_EQ(rule_faults(little_killer_rule(), {2, 2, "1..4", "5", {{0, 3}}}, RuleStrength::Gac), "");
    EXPECT_EQ(rule_description(little_killer_rule(), {2, 2, "1..4", "5", {{0, 3}}}),
              "the little killer of 5 from R1C1 down-right must add up to 5");
    const RuleNoun noun = rules_of(little_killer_rule(), {2, 2, "1..4", "5", {{0, 3}}})[0]->noun();
    EXPECT_EQ(noun.text, "little killer of 5");
    EXPECT_EQ(noun.place, RuleNoun::Place::Outside);
    EXPECT_NE(rule_refusal(little_killer_rule(), {2, 2, "1..4", "", {{0, 3}}}), "");
}

}  // namespace
}  // namespace sator::tests
