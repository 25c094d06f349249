#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid of links, and rules about them.
SmallPuzzle linked_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& rules) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    for (const std::string& rule : rules) puzzle.rule(rule, {"-"}, {puzzle.positions(PositionSort::Link)});
    return puzzle;
}

TEST(Trees, AgreeWithTheirDefinition) {
    for (const std::vector<std::string>& rules :
         std::vector<std::vector<std::string>>{{"acyclic"}, {"joined"}, {"acyclic", "joined"}}) {
        for (const auto& [columns, rows] : {std::pair{3, 3}, {4, 2}, {1, 4}}) {
            SmallPuzzle puzzle = linked_puzzle(columns, rows, rules);
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << columns << rules.back();
            EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns << rules.back();
        }
    }
}

/// A007341 in the On-Line Encyclopedia of Integer Sequences.
TEST(Trees, CountsSpanningTrees) {
    const std::vector<std::uint64_t> known = {4, 192, 100352, 557568000};
    for (std::size_t n = 2; n < known.size() + 2; ++n)
        EXPECT_EQ(linked_puzzle(n, n, {"acyclic", "joined"}).counted(), BigCount(known[n - 2])) << n;
}

/// A080691.
TEST(Trees, CountsForests) {
    const std::vector<std::uint64_t> known = {15, 3102, 8790016};
    for (std::size_t n = 2; n < known.size() + 2; ++n)
        EXPECT_EQ(linked_puzzle(n, n, {"acyclic"}).counted(), BigCount(known[n - 2])) << n;
}

TEST(Trees, DiagonalsAreLines) {
    for (const auto& [columns, rows] : {std::pair{2, 2}, {3, 3}, {4, 2}}) {
        SmallPuzzle puzzle(columns, rows, U"\\/");
        puzzle.rule_on_all("acyclic", {"diagonals", "\\", "/"});
        const auto all = puzzle.brute_force();
        EXPECT_EQ(puzzle.searched(), all) << columns;
        EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns;
    }
}

/// Each arrow leads to another cell, or off the grid; o is a goal.
TEST(Trees, ArrowsAreLines) {
    SmallPuzzle puzzle(3, 2, U"^v<>o");
    puzzle.rule("acyclic", {"arrows", "^", "v", "<", ">"}, {{0, 1, 2, 3, 4, 5}});
    const auto all = puzzle.brute_force();
    EXPECT_FALSE(all.empty());
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    SmallPuzzle two(2, 1, U"^v<>o");
    two.rule("acyclic", {"arrows", "^", "v", "<", ">"}, {{0, 1}});
    EXPECT_EQ(two.searched().size(), 24U) << "all but two arrows to each other";
}

TEST(Trees, SpeakOfTheirLines) {
    EXPECT_EQ(linked_puzzle(2, 2, {"acyclic", "joined"}).description(),
              "the links with \"-\" must form no closed line\nthe links with \"-\" must join all cells\n");
    SmallPuzzle puzzle(2, 2, U"\\/");
    puzzle.rule_on_all("acyclic", {"diagonals", "\\"});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: diagonals need two values: falling, and rising\n"
              "hint: write e.g. acyclic diagonals \"\\\" \"/\"\n");
}

}  // namespace
}  // namespace sator::tests
