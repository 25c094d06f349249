#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Share, AgreesWithItsDefinition) {
    for (const std::string share : {"more", "half", "less"}) {
        for (const std::size_t cells : {1U, 2U, 3U, 4U, 5U}) {
            const RuleSample sample{1, cells, "1..3", "2 " + share, {}};
            EXPECT_EQ(rule_faults(share_rule(), sample, RuleStrength::Gac), "") << share << cells;
        }
    }
}

TEST(Share, SpeaksOfItsCells) {
    EXPECT_EQ(rule_description(share_rule(), {1, 3, "1..3", "2 3 more", {}}),
              "row 1 must have more cells with 2 or 3 than other cells");
    EXPECT_EQ(rule_description(share_rule(), {1, 4, "1..3", "2 half", {}}),
              "row 1 must have as many cells with 2 as other cells");
    EXPECT_EQ(rule_refusal(share_rule(), {1, 4, "1..3", "2", {}}),
              "share needs 'more', 'half' or 'less' (write share VALUES more | half | less)");
}

}  // namespace
}  // namespace sator::tests
