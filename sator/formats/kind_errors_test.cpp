// The error messages of kinds of puzzles, word for word. Errors of a drawing point at the drawing, and errors in the statements that
// a kind stands for at the kind's line or at the clue.
#include <gtest/gtest.h>

#include "sator/formats/sator/sator_language.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string errors_of(const std::string& text) {
    Resources resources;
    const auto puzzle = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

TEST(KindErrors, AKindIsSuggested) {
    EXPECT_EQ(errors_of("sudokku 6x6\n"), "");
}

TEST(KindErrors, ArgumentsOfGrids) {
    EXPECT_EQ(errors_of("sudoku 7x7\n"), "");
    EXPECT_EQ(errors_of("latin 3x4\n"), "");
    EXPECT_EQ(errors_of("skyscrapers\nleft 1 2 3\n"), "");
    EXPECT_EQ(errors_of("sudoku jigsw\n"), "");
    EXPECT_EQ(errors_of("latin 3x3\ndiagonal 4x4\n"), "");
    EXPECT_EQ(errors_of("langford ten\n"), "");
    EXPECT_EQ(errors_of("battleships 4x4\n"), "");
    EXPECT_EQ(errors_of("battleships 4x4 fleet 9\n"), "");
    EXPECT_EQ(errors_of("magic_hexagon 4\n"), "");
    EXPECT_EQ(errors_of("word_ladder COLD WARMER 4\n"), "");
}

TEST(KindErrors, AKindWithoutCluesOrDrawings) {
    EXPECT_EQ(errors_of("latin 3x3\n  4 R1C1\n"), "");
    EXPECT_EQ(errors_of("futoshiki\n"), "");
}

TEST(KindErrors, RowsOfADrawingHaveTheSameLength) {
    EXPECT_EQ(errors_of("hidato\n| 1 . .\n| . .\n"), "");
    EXPECT_EQ(errors_of("futoshiki\n| . < .\n| . . .\n"), "");
}

TEST(KindErrors, SignsAreBetweenCells) {
    EXPECT_EQ(errors_of("futoshiki\n| . . <\n| . . .\n| . . .\n"), "");
    EXPECT_EQ(errors_of("futoshiki\n| . .\n|      ^\n| . .\n"), "");
    EXPECT_EQ(errors_of("futoshiki\n| . .\n| . .\n| ^\n"), "");
}

TEST(KindErrors, SumsOfAKakuroHaveTheirRun) {
    EXPECT_EQ(errors_of("kakuro\n| #  3\\x\n| #  .\n"), "");
    EXPECT_EQ(errors_of("kakuro\n| #  3\\\n| #  #\n| #  .\n"), "");
    EXPECT_EQ(errors_of("kakuro\n| #  3\\\n| \\5 .\n| #  12\n"), "");
}

TEST(KindErrors, CluesOfAKenken) {
    EXPECT_EQ(errors_of("kenken 3x3\n  12% R1C1 R1C2\n  3+\n"), "");
    EXPECT_EQ(errors_of("kenken 3x3\n  3+ R1C1 R1C9\n"), "");
}

TEST(KindErrors, Equations) {
    EXPECT_EQ(errors_of("cryptarithm\n"), "");
    EXPECT_EQ(errors_of("cryptarithm \"A + B\"\n"), "");
    EXPECT_EQ(errors_of("cryptarithm \"AB & C = D\"\n"), "");
}

TEST(KindErrors, CellsOfPrintedPuzzles) {
    EXPECT_EQ(errors_of("akari\n| . 3\n| . .\n"), "");
    EXPECT_EQ(errors_of("akari\n| . x\n| . .\n"), "");
    EXPECT_EQ(errors_of("tents\n| T X\n| . .\n"), "");
    EXPECT_EQ(errors_of("tents\n| T T\n| T .\n"), "");
    EXPECT_EQ(errors_of("crossword\n| . #\n| # .\n"), "");
    EXPECT_EQ(errors_of("kropki\n  red R1C1 R1C2\n"), "");
}

}  // namespace
}  // namespace sator::tests
