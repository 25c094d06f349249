#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_printed(const std::string& text) {
    Resources none;
    return read_puzzles(text, "file", none);
}

/// Returns the puzzle in the language, or the error.
std::string said(const std::string& text) {
    const ReadResult result = read_printed(text);
    if (!result.at(0)) return result[0].error().message;
    return write_sator(*result[0]).value_or("not written");
}

constexpr std::string_view kLoop =
    "·   ·   ·   ·\n  3       3\n·   ·   ·   ·\n      0\n·   ·   ·   ·\n  2\n·   ·   ·   ·\n";

TEST(PrintedKind, ABoardBelowTheNameOfItsKindIsRead) {
    const std::string loop = said("slitherlink\n| 3 . 3\n| . 0 .\n| 2 . .\n");
    EXPECT_EQ(said("Slitherlink\n" + std::string(kLoop)), loop);
    EXPECT_EQ(said("Fences:\r\n\n" + std::string(kLoop)), loop) << "another name";
    EXPECT_EQ(said("slitherlink\n\nTitle\n\n" + std::string(kLoop)), "title Title\n\n" + loop);
    EXPECT_EQ(said("masyu\nx · o\n\n· · ·\n\n· · o\n"), said("masyu\n| x . o\n| . . .\n| . . o\n"));
    EXPECT_EQ(said("akari\n┌───────┬───┐\n│ _   _ │ 1 │\n│   ┌───┼───┘\n│ _ │ ▒ │ _ │\n└───┴───┴───┘\n"),
              said("akari\n| . . 1\n| . # .\n"));
    EXPECT_EQ(said("tapa\n┌─────────────┐\n│ 2           │\n│   _   _   _ │\n│     1 4     │\n│   _   _   _ "
                   "│\n└─────────────┘\n"),
              said("tapa\n| 2 . .\n| . 14 .\n"))
        << "numbers of one cell";
    EXPECT_EQ(said("minesweeper\n┌─────┐\n│ . 1 │\n│ . . │\n└─────┘\n"),
              said("minesweeper 2x2\ninitial\n| . 1\n| . .\n"));
}

TEST(PrintedKind, TheSentenceOfTheRulesNamesTheKind) {
    const std::string board = "My binary\n\n┌─────┐\n│ . 1 │\n│ 1 . │\n└─────┘\n\n";
    EXPECT_EQ(
        said(board +
             "In each row and column, half of the cells are 0 and half are 1. Equal rows do not exist.\n"),
        "this is a printed board, which does not say the whole puzzle")
        << "no sentence of ours";
    const ReadResult printed = read_printed(
        "┌─────────┐\n│       1 │\n│ _ _ _ _ │\n│   2     │\n│ _ _ _ _ │\n└─────────┘\n\nShade cells so that "
        "the shaded cells, "
        "the sea, hang together and no 2 × 2 block is all sea. The white cells form islands, which hang "
        "together along "
        "edges. Numbers are on land. Each island has exactly one number, which is its number of cells.\n");
    ASSERT_TRUE(printed.at(0)) << to_text(printed[0].error());
    EXPECT_EQ(write_sator(*printed[0]), said("nurikabe\n| . . . 1\n| . 2 . .\n"));
}

TEST(PrintedKind, TheLinesOfAnAnswerAreKnown) {
    const ReadResult answer = read_printed(
        "slitherlink\nTitle\n┏━━━┓   ·\n┃ 3 ┃\n┃   ┗━━━┓\n┃       ┃\n┗━━━━━━━┛\nunique over .-\n");
    ASSERT_TRUE(answer.at(0)) << to_text(answer[0].error());
    auto solver = PuzzleSolver::build(*answer[0]);
    ASSERT_TRUE(solver);
    EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U);
    EXPECT_EQ(said("masyu\nx━━━┓\n┃   ┃\n┃ · ┃\n┃   ┃\n┗━o━┛\nunique over .-\n").substr(0, 10), "layout 3x3");
}

TEST(PrintedKind, BoardsThatDoNotSayThePuzzleAreRefusedByName) {
    const std::string rest = ", which does not say the whole puzzle";
    EXPECT_EQ(said("nurikabe\n┌─────┐\n│ # . │\n│ # # │\n└─────┘\nunique over #.\n"),
              "this is a printed board of nurikabe" + rest);
    EXPECT_EQ(said("futoshiki\n┌─────┐\n│ . . │\n│ . . │\n└─────┘\n"),
              "this is a printed board of futoshiki" + rest);
    EXPECT_EQ(said("masyu\n  · o\n\n· · ·\n\n· · o\n"), "this is a printed board of masyu" + rest)
        << "a cell is missing";
    EXPECT_EQ(said("slitherlink\n·   ·   ·\n  3     2\n·   ·   ·\n"),
              "this is a printed board of slitherlink" + rest)
        << "a number in the place of an edge";
    EXPECT_EQ(said("x━━━┓\n┃   ┃\n┃ · ┃\n┃   ┃\n┗━o━┛\nunique over .-\n"), "this is a printed board" + rest);
    EXPECT_EQ(said("slitherlink\n" + std::string(kLoop) + "Each number is one too large.\n"),
              "this is a printed board of slitherlink" + rest)
        << "another rule";
}

TEST(PrintedKind, ASudokuMayStandBelowItsName) {
    const std::string board =
        "┌─────┬─────┐\n│ 1 . │ . . │\n│ . . │ 3 . │\n├─────┼─────┤\n│ 4 . │ . . │\n│ . . │ 2 . "
        "│\n└─────┴─────┘\n";
    EXPECT_EQ(said("sudoku\n" + board), said(board));
    EXPECT_TRUE(said("sudoku\n" + board).contains("| 4 . . ."));
}

}  // namespace
}  // namespace sator::tests
