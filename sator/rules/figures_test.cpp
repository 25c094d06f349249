#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid of links with figures. `clued`: the cells of the clues.
SmallPuzzle figure_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& arguments,
                          const std::vector<std::size_t>& clued) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::size_t> cells = puzzle.positions(PositionSort::Link);
    const auto first = static_cast<std::uint32_t>(cells.size());
    cells.insert(cells.end(), clued.begin(), clued.end());
    std::vector<std::string> all = {"-", "shapes"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    puzzle.rule("figures", all, {cells});
    puzzle.puzzle().rules.back().drawings.back().back().breaks = {first};
    return puzzle;
}

void expect_brute_force(SmallPuzzle puzzle, std::size_t least) {
    const auto all = puzzle.brute_force();
    EXPECT_GE(all.size(), least);
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
}

TEST(Figures, AgreeWithTheirDefinition) {
    expect_brute_force(figure_puzzle(3, 3, {"┌╴/╵.", "╶┐/╶┘", "clues", "1", "2"}, {0, 8}), 1);
    expect_brute_force(figure_puzzle(3, 3, {"┌┐/└┘", "clues", "1"}, {4}), 0);
    expect_brute_force(figure_puzzle(3, 3, {"┌╴/╵.", "clues", "1", "?"}, {0, 8}), 1);
    expect_brute_force(figure_puzzle(4, 3, {"╶╴", "╶┬╴/.╵", "clues", "1", "2", "?"}, {1, 6, 8}), 0);
    expect_brute_force(figure_puzzle(4, 3, {"╶╴", "clues", "1", "1", "1"}, {1, 6, 8}), 1);
    expect_brute_force(figure_puzzle(3, 3, {"╶╴", "clues", "?"}, {4}), 1);
}

TEST(Figures, RefuseWhatIsNoPicture) {
    EXPECT_NE(figure_puzzle(2, 2, {"┌─", "clues", "1"}, {0}).errors().find("goes on to nowhere"),
              std::string::npos);
    EXPECT_NE(figure_puzzle(2, 2, {"xy", "clues", "1"}, {0}).errors().find("is no picture of lines"),
              std::string::npos);
    EXPECT_NE(figure_puzzle(2, 2, {"╶╴", "clues", "2"}, {0}).errors().find("there is no shape 2"),
              std::string::npos);
}

TEST(Figures, SpeakOfTheirLines) {
    EXPECT_EQ(
        figure_puzzle(2, 2, {"╶╴", "clues", "1", "1"}, {0, 2}).description(),
        "the links with \"-\" must pass all cells and form figures, one through each clue, as its shape is "
        "drawn but for the lengths of straight pieces\n");
}

}  // namespace
}  // namespace sator::tests
