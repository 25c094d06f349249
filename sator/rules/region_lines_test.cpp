#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::vector<std::size_t>>;

/// A grid of links. `marks`: what the cells may hold, by cell.
SmallPuzzle region_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::u32string>& marks,
                          const std::string& rule, const std::vector<std::string>& arguments,
                          const Cells& regions, bool has_loop) {
    SmallPuzzle puzzle(columns, rows, U"-.msx");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell))
        puzzle.range(cell, cell < marks.size() ? marks[cell] : U"x");
    puzzle.rule(rule, arguments, regions);
    if (has_loop) puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
    return puzzle;
}

void expect_brute_force(SmallPuzzle puzzle, std::size_t least) {
    const auto all = puzzle.brute_force();
    EXPECT_GE(all.size(), least);
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
}

TEST(Alternates, AgreesWithItsDefinition) {
    const std::vector<std::string> between = {"-", "between", "m", "s"};
    for (const bool has_loop : {false, true}) {
        expect_brute_force(region_puzzle(3, 2, {U"ms", U"m", U"x", U"s", U"mx", U"s"}, "alternates", between,
                                         {{0, 1, 3}, {2, 4, 5}}, has_loop),
                           1);
        expect_brute_force(region_puzzle(2, 2, {U"ms", U"ms", U"ms", U"ms"}, "alternates", between,
                                         {{0, 1}, {2}, {3}}, has_loop),
                           0);
        expect_brute_force(region_puzzle(3, 3, {U"m", U"s", U"s", U"x", U"m", U"m", U"s", U"x", U"m"},
                                         "alternates", between, {{0, 1, 3}, {2, 4, 5}, {6, 7, 8}}, has_loop),
                           0);
    }
}

TEST(Longest, AgreesWithItsDefinition) {
    for (const bool has_loop : {false, true}) {
        for (const std::string length : {"1", "2", "3", "4"}) {
            expect_brute_force(
                region_puzzle(3, 3, {}, "longest", {"-", length}, {{0, 1, 3, 4}, {2, 5, 8}}, has_loop), 0);
            expect_brute_force(region_puzzle(3, 2, {}, "longest", {"-", length}, {{0, 5, 1}}, has_loop), 0);
            expect_brute_force(region_puzzle(2, 2, {}, "longest", {"-", length}, {{3}}, has_loop), 0);
        }
    }
}

TEST(RegionLines, SpeakOfTheirLine) {
    EXPECT_EQ(
        region_puzzle(2, 2, {U"m", U"s", U"m", U"s"}, "alternates", {"-", "between", "m", "s"},
                      {{0, 1}, {2, 3}}, false)
            .description(),
        "the links with \"-\" must pass all cells with m or all cells with s of each region, and change "
        "between them from region to region\n");
    EXPECT_EQ(region_puzzle(2, 2, {}, "longest", {"-", "2"}, {{0, 1}}, false).description(),
              "the longest piece of the links with \"-\" in row 1 must have 2 cells\n");
}

}  // namespace
}  // namespace sator::tests
