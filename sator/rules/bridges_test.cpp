#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Islands = std::vector<std::pair<std::size_t, std::string>>;

SmallPuzzle bridge_puzzle(std::size_t columns, std::size_t rows, const Islands& islands) {
    SmallPuzzle puzzle(columns, rows, U".-=x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U".-=");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::string> arguments = {"-", "=", "clues"};
    std::vector<std::size_t> cells = puzzle.positions(PositionSort::Link);
    const auto links = static_cast<std::uint32_t>(cells.size());
    for (const auto& [cell, number] : islands) {
        arguments.push_back(number);
        cells.push_back(cell);
    }
    puzzle.rule("bridges", arguments, {cells});
    puzzle.puzzle().rules.back().drawings.back().back().breaks = {links};
    return puzzle;
}

TEST(Bridges, AgreesWithItsDefinition) {
    const std::vector<Islands> puzzles = {{{0, "?"}, {2, "?"}, {3, "?"}, {5, "?"}},
                                          {{0, "2"}, {2, "3"}, {3, "?"}, {5, "2"}},
                                          {{0, "1"}, {2, "1"}},
                                          {{0, "3"}, {1, "?"}, {2, "2"}, {3, "?"}},
                                          {{0, "1"}, {5, "1"}},
                                          {{1, "?"}, {4, "?"}}};
    for (const Islands& islands : puzzles) {
        SmallPuzzle puzzle = bridge_puzzle(3, 2, islands);
        const auto all = puzzle.brute_force();
        EXPECT_EQ(puzzle.searched(), all);
        EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    }
}

/// Both ways between islands in the middle of the sides lead through the middle.
TEST(Bridges, DoNotCross) {
    EXPECT_EQ(bridge_puzzle(3, 3, {{1, "?"}, {7, "?"}, {3, "?"}, {5, "?"}}).counted(), BigCount(0));
    EXPECT_EQ(bridge_puzzle(3, 3, {{1, "?"}, {7, "?"}}).counted(), BigCount(2));
}

TEST(Bridges, SpeaksOfItsLinks) {
    EXPECT_EQ(bridge_puzzle(2, 1, {{0, "1"}, {1, "1"}}).description(),
              "the links with \"-\" or \"=\" must be straight bridges that join all islands without "
              "crossing, as many "
              "at each island as its number says\n");
}

}  // namespace
}  // namespace sator::tests
