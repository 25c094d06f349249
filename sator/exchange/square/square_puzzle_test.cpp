#include "sator/exchange/square/square_puzzle.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<SquarePuzzle, Diagnostic> square_of(Puzzle& puzzle, const std::string& text) {
    Resources none;
    ReadResult read = read_puzzles(text, "test", none);
    if (!read.at(0)) {
        ADD_FAILURE() << to_text(read[0].error());
        return std::unexpected(read[0].error());
    }
    puzzle = std::move(*read[0]);
    return to_square_puzzle(puzzle);
}

TEST(SquarePuzzle, OfASudokuHasLinesAndBoxes) {
    Puzzle puzzle;
    const auto square =
        square_of(puzzle,
                  "sudoku 4x4\nrule permutation 1..4 at R4C1 R3C2 R2C3 R1C4\nrule sum 5 at R1C1 R1C2\n"
                  "range 1 2 at R4C4\ninitial\n| . 3 . .\n| . . . .\n| . . . .\n| . . . .\n");
    ASSERT_TRUE(square) << square.error().message;
    EXPECT_EQ(square->size, 4U);
    EXPECT_TRUE(square->has_lines && square->has_usual_boxes && square->has_regions());
    EXPECT_EQ(square->has_diagonal, (std::array<bool, 2>{false, true}));
    ASSERT_EQ(square->rules.size(), 1U);
    EXPECT_EQ(square->rules[0].name, "sum");
    EXPECT_EQ(square->rules[0].cells, (SquareCells{{1, 1}, {1, 2}}));
    EXPECT_EQ(square->candidates, (std::map<std::size_t, std::vector<int>>{{15, {1, 2}}}));
    EXPECT_EQ(square->givens(puzzle.initials.front())[1], 3);
}

TEST(SquarePuzzle, KnowsRegionsWhateverTheirShape) {
    Puzzle puzzle;
    const auto crooked = square_of(puzzle, "sudoku 4x4 jigsaw\n| a a a b\n| a c b b\n| c c d b\n| c d d d\n");
    ASSERT_TRUE(crooked);
    EXPECT_TRUE(crooked->has_lines && crooked->has_regions());
    EXPECT_FALSE(crooked->has_usual_boxes);
    EXPECT_NE(crooked->regions[0], crooked->regions[3]);
    EXPECT_EQ(crooked->regions[0], crooked->regions[4]);
    const auto latin = square_of(puzzle, "latin 4x4\n");
    ASSERT_TRUE(latin);
    EXPECT_TRUE(latin->has_lines);
    EXPECT_FALSE(latin->has_regions());
}

TEST(SquarePuzzle, AMissingLineIsNoSudoku) {
    Puzzle puzzle;
    const auto square =
        square_of(puzzle, "grid 3x3\nrange 1..3\nrule permutation 1..3 at rows; column 1; column 2\n");
    ASSERT_TRUE(square);
    EXPECT_FALSE(square->has_lines);
}

TEST(SquarePuzzle, RefusesOtherGridsAndOtherValues) {
    Puzzle puzzle;
    EXPECT_EQ(square_of(puzzle, "grid 3x2\nrange 1..3\nrule sum 3 at rows\n").error().message,
              "the format has only square grids");
    for (const char* range : {"0..2", "1..4", "A B C"}) {
        const std::string text = std::string("grid 3x3\nrange ") + range + "\nrule distinct at rows\n";
        EXPECT_EQ(square_of(puzzle, text).error().message,
                  "the format has only the numbers from 1 to the size of the grid")
            << range;
    }
}

TEST(SquarePuzzle, HasAtLeastOneInitialDrawing) {
    EXPECT_EQ(initials_of(Puzzle{}).size(), 1U);
}

}  // namespace
}  // namespace sator::tests
