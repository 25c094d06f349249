#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(FullRank, AgreesWithItsDefinition) {
    for (const char* const rank : {"1", "3", "8"})
        EXPECT_EQ(rule_faults(full_rank_rule(), {2, 2, "1..3", rank, {{0, 1}}}, RuleStrength::Checking), "")
            << rank;
    EXPECT_EQ(rule_faults(full_rank_rule(), {2, 3, "1..2", "2", {{5, 4, 3}}}, RuleStrength::Checking, 15),
              "");
    EXPECT_EQ(rule_faults(full_rank_rule(), {3, 2, "1..2", "3", {{1, 3, 5}, {0, 2, 4}}},
                          RuleStrength::Checking, 10),
              "");
    EXPECT_EQ(rule_faults(full_rank_rule(), {1, 1, "1..2", "1", {}}, RuleStrength::Checking), "");
}

TEST(FullRank, DescribesItsDemandAndRefusesWrongArguments) {
    const auto refusal = [](const std::string& range, const std::string& rank) {
        return rule_refusal(full_rank_rule(), {3, 3, range, rank, {{2, 1, 0}}});
    };
    EXPECT_EQ(rule_description(full_rank_rule(), {3, 3, "1..3", "4", {{2, 1, 0}}}),
              "row 1 from the right must be number 4 of all rows and columns, read from both ends, in "
              "ascending order");
    EXPECT_EQ(refusal("1..3", ""), "full_rank needs a number (write full_rank N)");
    EXPECT_EQ(refusal("1..3", "13"), "there is no rank 13 (the 12 lines have the ranks 1 to 12)");
    EXPECT_EQ(refusal("1..3 a", "1"),
              "full_rank over letters: R1C1 can hold a (give these cells a range of numbers)");
    EXPECT_EQ(rule_refusal(full_rank_rule(), {3, 3, "1..3", "1", {{0, 1}}}),
              "only a whole row or column has a rank, not R1C1–R1C2 (write 'clues full_rank' and lists of "
              "ranks for the sides)");
}

}  // namespace
}  // namespace sator::tests
