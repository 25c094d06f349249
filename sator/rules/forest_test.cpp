#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Forest, AgreesWithItsDefinition) {
    for (const char* values : {"1", "1 2"}) {
        EXPECT_EQ(rule_faults(forest_rule(), {3, 3, "1..3", values, {}}, RuleStrength::Gac), "") << values;
        EXPECT_EQ(rule_faults(forest_rule(), {2, 3, "1..3", values, {{0, 1, 3}, {2, 4, 5, 1, 2}}},
                              RuleStrength::Checking),
                  "")
            << "two parts, a cell twice";
    }
}

TEST(Forest, SpeaksOfARing) {
    EXPECT_EQ(rule_description(forest_rule(), {2, 2, "1 2", "1", {}}), "the cells with 1 must close no ring");
    EXPECT_EQ(rule_refusal(forest_rule(), {2, 2, "1 2", "", {}}),
              "forest needs values (write forest VALUES)");
}

/// Compares with all subsets of the cells of small grids.
TEST(Forest, FindsEveryForest) {
    for (const std::size_t columns : {2, 3, 4}) {
        SmallPuzzle puzzle(columns, 3, U"12");
        puzzle.rule_on_all("forest", {"1"});
        const auto all = puzzle.brute_force();
        EXPECT_EQ(puzzle.searched(), all) << columns;
        EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns;
    }
}

}  // namespace
}  // namespace sator::tests
