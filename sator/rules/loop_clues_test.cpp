#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid with a loop of links, and a rule about it at some cells.
SmallPuzzle looped_puzzle(std::size_t columns, std::size_t rows, const std::string& name,
                          const std::vector<std::string>& arguments,
                          const std::vector<std::vector<std::size_t>>& sequences) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
    puzzle.rule(name, arguments, sequences);
    return puzzle;
}

void expect_agreement(SmallPuzzle puzzle, const std::string& what) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all) << what;
    EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << what;
}

TEST(Stretch, AgreesWithItsDefinition) {
    for (const std::string size : {"1", "2", "3", "..2", "4..", "8"}) {
        for (const std::size_t cell : {0U, 1U, 4U})
            expect_agreement(looped_puzzle(3, 3, "stretch", {"-", size}, {{cell}}), size);
        expect_agreement(looped_puzzle(4, 2, "stretch", {"-", size}, {{5}}), size);
    }
}

TEST(Flow, AgreesWithItsDefinition) {
    expect_agreement(looped_puzzle(3, 3, "flow", {"-"}, {{0, 1, 2}, {6, 7, 8}}), "rows");
    expect_agreement(looped_puzzle(3, 3, "flow", {"-"}, {{0, 1, 2}, {8, 7, 6}, {1, 4}}), "around");
    expect_agreement(looped_puzzle(3, 3, "flow", {"-"}, {{0, 1}, {1, 0}}), "closed");
    expect_agreement(looped_puzzle(4, 2, "flow", {"-"}, {{0}}), "one cell");
}

TEST(PiecesAround, AgreesWithItsDefinition) {
    for (const std::string lengths : {"0", "3", "5", "12", "8", "22"}) {
        for (const std::size_t cell : {0U, 1U, 4U})
            expect_agreement(looped_puzzle(3, 3, "pieces_around", {lengths, "-"}, {{cell}}), lengths);
        expect_agreement(looped_puzzle(4, 2, "pieces_around", {lengths, "-"}, {{5}}), lengths);
    }
}

TEST(Tours, AgreeWithTheirDefinition) {
    for (const std::string clue : {"?", "2", "3", "4"}) {
        for (const std::size_t cell : {0U, 4U}) {
            SmallPuzzle puzzle = looped_puzzle(3, 3, "visits", {"-", "0.."}, {{0}});
            Puzzle& all = puzzle.puzzle();
            all.regions = {{"region a", {CellId(0), CellId(1), CellId(3), CellId(6)}},
                           {"region b", {CellId(2), CellId(4), CellId(5), CellId(7), CellId(8)}}};
            auto links = puzzle.positions(PositionSort::Link);
            const std::size_t first = links.size();
            links.push_back(cell);
            puzzle.rule("tours", {"-", "clues", clue}, {links});
            all.rules.back().drawings.back().back().breaks = {static_cast<std::uint32_t>(first)};
            expect_agreement(std::move(puzzle), clue);
        }
    }
}

TEST(Segments, AtALinkAgreeWithTheirDefinition) {
    SmallPuzzle grid(3, 3, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    grid.add_between(kSorts, U"-.");
    const auto links = grid.positions(PositionSort::Link);
    for (const std::vector<std::string>& demand : std::vector<std::vector<std::string>>{
             {"-", "equal"}, {"-", "different"}, {"-", "straight"}, {"-", "equal", "optional"}}) {
        for (const std::size_t link : {links[0], links[1], links[2]})
            expect_agreement(looped_puzzle(3, 3, "segments", demand, {{link}}), demand.back());
    }
}

}  // namespace
}  // namespace sator::tests
