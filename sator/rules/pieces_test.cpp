#include <gtest/gtest.h>

#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Groups = std::vector<std::vector<std::size_t>>;

SmallPuzzle puzzle_of_pieces(const std::string& size, const Groups& groups, std::u32string_view characters) {
    SmallPuzzle puzzle(4, 3, characters);
    puzzle.rule("pieces", {"#", "size", size}, groups);
    return puzzle;
}

/// Returns the number of solutions, or 0 if search, counter and judge differ.
std::size_t solutions(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 0;
}

TEST(PiecesRule, AgreesWithItsDefinition) {
    const Groups halves = {{0, 1, 4, 5, 8, 9}, {2, 3, 6, 7, 10, 11}};
    const Groups rows = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}};
    const Groups all = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}};
    EXPECT_EQ(solutions(puzzle_of_pieces("2", all, U".#")), 17U) << "dominoes in 3 x 4 cells";
    EXPECT_GT(solutions(puzzle_of_pieces("3", halves, U".#")), 0U);
    EXPECT_GT(solutions(puzzle_of_pieces("4", halves, U".#")), 0U);
    // No two rows that are neighbours have a cell in one column.
    EXPECT_EQ(solutions(puzzle_of_pieces("1", rows, U".#")), 4U * 3U * 3U);
    EXPECT_EQ(solutions(puzzle_of_pieces("2", rows, U".#")), 2U);
    EXPECT_EQ(solutions(puzzle_of_pieces("5", rows, U".#")), 0U);
}

TEST(PiecesRule, RefusesWhatIsNoGroup) {
    EXPECT_NE(puzzle_of_pieces("6", {{0, 1}}, U".#").errors(), "");
    EXPECT_NE(puzzle_of_pieces("2", {{0, 1}, {1, 2}}, U".#").errors(), "");
    EXPECT_NE(puzzle_of_pieces("x", {{0, 1}}, U".#").errors(), "");
}

}  // namespace
}  // namespace sator::tests
