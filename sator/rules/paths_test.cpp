#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Labels = std::vector<std::pair<std::size_t, std::string>>;

/// A grid of links, with labels at some cells.
SmallPuzzle path_puzzle(std::size_t columns, std::size_t rows, const Labels& labels,
                        bool visits_all = false) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::string> arguments = {"-"};
    if (visits_all) arguments.emplace_back("all");
    arguments.emplace_back("clues");
    std::vector<std::size_t> cells = puzzle.positions(PositionSort::Link);
    const std::size_t links = cells.size();
    for (const auto& [cell, label] : labels) {
        arguments.push_back(label);
        cells.push_back(cell);
    }
    puzzle.rule("paths", arguments, {cells});
    puzzle.puzzle().rules.back().drawings.back().back().breaks = {static_cast<std::uint32_t>(links)};
    return puzzle;
}

TEST(Paths, AgreesWithItsDefinition) {
    const std::vector<Labels> puzzles = {{{0, "1"}, {8, "1"}},
                                         {{0, "1"}, {8, "1"}, {2, "2"}, {5, "2"}},
                                         {{0, "1"}, {1, "1"}, {2, "1"}, {6, "1"}},
                                         {{0, "1"}, {3, "?"}, {2, "2"}, {7, "2"}},
                                         {{0, "1"}, {1, "2"}}};
    for (const Labels& labels : puzzles) {
        for (const bool visits_all : {false, true}) {
            SmallPuzzle puzzle = path_puzzle(3, 3, labels, visits_all);
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all);
            EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
        }
    }
}

/// A007764 in the On-Line Encyclopedia of Integer Sequences: paths from corner to corner.
TEST(Paths, CountsPathsFromCornerToCorner) {
    const std::vector<std::uint64_t> known = {2, 12, 184, 8512, 1262816, 575780564};
    for (std::size_t n = 2; n < known.size() + 2; ++n)
        EXPECT_EQ(path_puzzle(n, n, {{0, "1"}, {n * n - 1, "1"}}).counted(), BigCount(known[n - 2])) << n;
}

TEST(Paths, SpeaksOfItsLines) {
    EXPECT_EQ(path_puzzle(2, 2, {{0, "1"}, {3, "1"}}).description(),
              "the links with \"-\" must form paths, each from a label to an equal one\n");
    EXPECT_EQ(
        path_puzzle(2, 2, {{0, "1"}, {3, "1"}}, true).description(),
        "the links with \"-\" must form paths, each from a label to an equal one, that pass all cells\n");
}

TEST(Paths, RefusesWrongLabels) {
    EXPECT_EQ(path_puzzle(2, 2, {{0, "1"}, {0, "1"}}).errors(),
              "demo.sator:1:6: error: a cell has two labels\n"
              "hint: name each cell once, and only cells that have links\n");
}

}  // namespace
}  // namespace sator::tests
