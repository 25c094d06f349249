#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid of links, with a rule about all of them. `labelled`: the cells after the ':'.
SmallPuzzle crossing_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& arguments,
                            const std::vector<std::size_t>& labelled = {}) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::size_t> cells = puzzle.positions(PositionSort::Link);
    const auto first = static_cast<std::uint32_t>(cells.size());
    cells.insert(cells.end(), labelled.begin(), labelled.end());
    puzzle.rule("crossing_loop", arguments, {cells});
    if (!labelled.empty()) puzzle.puzzle().rules.back().drawings.back().back().breaks = {first};
    return puzzle;
}

void expect_brute_force(SmallPuzzle puzzle, const std::string& what) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all) << what;
    EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << what;
}

TEST(CrossingLoop, AgreesWithItsDefinition) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"-"},
                                               {"-", "all"},
                                               {"-", "several"},
                                               {"-", "several", "all"},
                                               {"-", "several", "rectangles"},
                                               {"-", "rectangles"}}) {
        for (const auto& [columns, rows] : {std::pair{3, 3}, {4, 2}, {4, 3}})
            expect_brute_force(crossing_puzzle(columns, rows, arguments), arguments.back());
    }
}

TEST(CrossingLoop, KnowsLabels) {
    expect_brute_force(crossing_puzzle(3, 3, {"-", "several", "clues", "1", "2"}, {0, 8}), "1 2");
    expect_brute_force(crossing_puzzle(4, 3, {"-", "several", "clues", "1", "1", "?"}, {0, 11, 6}), "1 1 ?");
    expect_brute_force(crossing_puzzle(3, 3, {"-", "several", "all", "clues", "1", "?"}, {1, 3}), "1 ?");
}

TEST(CrossingLoop, SpeaksOfItsLine) {
    EXPECT_EQ(
        crossing_puzzle(2, 2, {"-", "all"}).description(),
        "the links with \"-\" must form one closed loop that may cross itself, and that visits each cell\n");
    EXPECT_EQ(crossing_puzzle(2, 2, {"-", "several", "rectangles"}).description(),
              "the links with \"-\" must form rectangles that may cross\n");
}

/// A loop that passes a cell, whose arms the rule names.
TEST(Arms, AgreeWithTheirDefinition) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"-", "opposite"}, {"-", "up", "right"}, {"-", "left"}, {"-"}, {"-", "left", "right"}}) {
        for (const std::size_t cell : {0U, 1U, 4U}) {
            SmallPuzzle puzzle = crossing_puzzle(3, 3, {"-", "several"});
            puzzle.rule("arms", arguments, {{cell}});
            expect_brute_force(std::move(puzzle), arguments.back());
        }
    }
}

TEST(Arms, SpeakOfTheirLine) {
    SmallPuzzle puzzle = crossing_puzzle(2, 2, {"-"});
    puzzle.rule("arms", {"-", "up", "right"}, {{2}});
    EXPECT_NE(puzzle.description().find("the links with \"-\" must leave R2C1 only up and right\n"),
              std::string::npos);
}

}  // namespace
}  // namespace sator::tests
