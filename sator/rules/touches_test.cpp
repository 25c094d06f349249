#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Touches, AgreeWithTheirDefinition) {
    for (const std::string number : {"0", "1", "2", "3"}) {
        for (const auto& [columns, rows] : {std::pair{2U, 2U}, {3U, 3U}, {4U, 3U}, {4U, 4U}}) {
            SmallPuzzle puzzle(columns, rows, U".#");
            puzzle.rule("touches", {"#", number}, {puzzle.positions(PositionSort::Cell)});
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << number << columns;
            EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << number << columns;
        }
    }
}

TEST(Touches, SpeakOfTheirGroups) {
    SmallPuzzle puzzle(2, 2, U".#");
    puzzle.rule("touches", {"#", "2"}, {puzzle.positions(PositionSort::Cell)});
    EXPECT_EQ(puzzle.description(),
              "each group of cells with \"#\" must touch others at exactly 2 corners\n");
    EXPECT_EQ(rule_refusal(touches_rule(), {1, 4, "1..3", "2", {}}),
              "touches needs values and a number (write touches VALUES N)");
}

}  // namespace
}  // namespace sator::tests
