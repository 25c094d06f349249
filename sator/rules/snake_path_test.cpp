#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Snake, AgreesWithItsDefinition) {
    for (const char* values : {"1", "1 2"}) {
        EXPECT_EQ(rule_faults(snake_rule(), {3, 3, "1..3", values, {}}, RuleStrength::Checking), "")
            << values;
        EXPECT_EQ(rule_faults(snake_rule(), {1, 5, "1..3", values, {}}, RuleStrength::Checking), "")
            << values;
        EXPECT_EQ(rule_faults(snake_rule(), {2, 3, "1..3", values, {{0, 1, 3}, {2, 4, 5, 2}}},
                              RuleStrength::Checking),
                  "")
            << "two parts, a cell twice";
    }
}

TEST(Snake, SpeaksOfAPath) {
    EXPECT_EQ(rule_description(snake_rule(), {2, 2, "1 2", "1", {}}),
              "the cells with 1 must form a path that neither branches nor closes nor touches itself along "
              "an edge");
    EXPECT_EQ(rule_refusal(snake_rule(), {2, 2, "1 2", "", {}}),
              "snake_path needs values (write snake_path VALUES)");
}

/// Compares with all subsets of the cells of small grids.
TEST(Snake, FindsEveryPath) {
    for (const std::size_t columns : {2, 3, 4}) {
        SmallPuzzle puzzle(columns, 3, U"12");
        puzzle.rule_on_all("snake_path", {"1"});
        const auto all = puzzle.brute_force();
        EXPECT_EQ(puzzle.searched(), all) << columns;
        EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns;
    }
}

}  // namespace
}  // namespace sator::tests
