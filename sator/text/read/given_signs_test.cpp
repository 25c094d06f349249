// Signs that mean several known values, everywhere that known values are read.
#include <gtest/gtest.h>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/initial/grid_state.hpp"
#include "sator/text/initial/initial_lines.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_signs_of(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

/// Returns e.g. "R1C1=S R1C2=S", or the message and the hint of the first error.
std::string shown_givens(const Puzzle& puzzle, std::span<const Given> givens) {
    std::string text;
    for (const Given& given : givens)
        text += (text.empty() ? "" : " ") + cell_name(puzzle.grid, given.cell) + "=" +
                puzzle.alphabet[given.value].to_string();
    return text;
}

std::string initial_of_signs(const std::string& text) {
    const auto puzzle = read_signs_of(text);
    if (!puzzle) return puzzle.error().front().message + " (" + puzzle.error().front().hint + ")";
    return shown_givens(*puzzle, puzzle->initials.at(0).givens);
}

const std::string kShips = "grid 4x2\nrange ~ S\ngiven_sign \"<\" S, right S, left \"~\"\n";

TEST(GivenSigns, StandForValuesOfTheirCellAndOfCellsNearIt) {
    EXPECT_EQ(initial_of_signs(kShips + "initial\n| . < . .\n| . . . .\n"), "R1C1=~ R1C2=S R1C3=S");
    EXPECT_EQ(initial_of_signs(kShips + "initial\n| < . . .\n| . . . ~\n"), "R1C1=S R1C2=S R2C4=~")
        << "what is outside says nothing";
    EXPECT_EQ(initial_of_signs(kShips + "initial\n| . . . <\n| . . . .\n"),
              "this cell cannot hold < (it says that a cell outside the grid is S)");
    EXPECT_EQ(initial_of_signs(kShips + "initial\n| < S . .\n| . . . .\n"), "R1C1=S R1C2=S") << "said twice";
    EXPECT_EQ(initial_of_signs(kShips + "range ~ at R1C2\ninitial\n| < . . .\n| . . . .\n"),
              "this cell cannot hold < (it says that R1C2 is S, which that cell cannot hold)");
}

TEST(GivenSigns, AreCheckedWhereTheyAreDefined) {
    const std::string hint =
        " (write a sign, the value of its cell, and values near it: given_sign \"<\" S, right S)";
    const std::string grid = "grid 2x2\nrange ~ S\n", initial = "initial\n| . .\n| . .\n";
    EXPECT_EQ(initial_of_signs(grid + "given_sign\n" + initial), "the sign is missing" + hint);
    EXPECT_EQ(initial_of_signs(grid + "given_sign \"<\"\n" + initial), "the value is missing" + hint);
    EXPECT_EQ(initial_of_signs(grid + "given_sign \"<\" right\n" + initial), "the value is missing" + hint);
    EXPECT_EQ(initial_of_signs(grid + "given_sign \"<\" X\n" + initial), "no cell can hold X" + hint);
    EXPECT_EQ(initial_of_signs(grid + "given_sign \"<\" S right S\n" + initial),
              "a comma is missing here" + hint);
}

TEST(GivenSigns, AreReadInLinesAndStatesAndWritten) {
    const auto puzzle = read_signs_of(kShips);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    const InitialLines lines = read_initial_lines("<.......\n.....<..\n", *puzzle);
    ASSERT_EQ(lines.initials.size(), 2U);
    EXPECT_EQ(shown_givens(*puzzle, lines.initials[0].givens), "R1C1=S R1C2=S");
    EXPECT_EQ(shown_givens(*puzzle, lines.initials[1].givens), "R2C1=~ R2C2=S R2C3=S");
    Resources resources;
    const auto state = read_state("< . . ~ / . . . .", *puzzle, resources);
    ASSERT_TRUE(state) << to_text(state.error());
    EXPECT_EQ(shown_givens(*puzzle, *state), "R1C1=S R1C2=S R1C4=~");
    const auto text = write_sator(*puzzle);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->contains("\ngiven_sign \"<\" S, right S, left \"~\"\n")) << *text;
    const auto reread = read_signs_of(*text);
    ASSERT_TRUE(reread) << to_text(reread.error().front());
    EXPECT_EQ(reread->signs.size(), 1U);
}

/// Older answers to tents have an arrow in the cell of a tree, which points to its tent.
TEST(GivenSigns, OlderAnswersToTentsAreRead) {
    const std::string tents = "tents\n| . T . T\n| . . . .\nleft 2 0\n";
    const std::string values = "R1C1=A R1C2=T R1C3=A R1C4=T R2C1=. R2C2=. R2C3=. R2C4=.";
    const auto solved = read_signs_of(tents + "\nsolution\n| A < A <\n| . . . .\n");
    ASSERT_TRUE(solved) << to_text(solved.error().front());
    EXPECT_EQ(shown_givens(*solved, solved->solution), values);
    EXPECT_EQ(initial_of_signs(tents + "\ninitial\n| . < . .\n| . . . .\n"), "R1C1=A R1C2=T");
    const InitialLines lines = read_initial_lines("A<A<....\n.v......\n", *solved);
    ASSERT_EQ(lines.initials.size(), 2U);
    EXPECT_EQ(shown_givens(*solved, lines.initials[0].givens), "R1C1=A R1C2=T R1C3=A R1C4=T");
    EXPECT_EQ(shown_givens(*solved, lines.initials[1].givens), "R1C2=T R2C2=A");
    Resources resources;
    const auto state = read_state("A < . . / . . . .", *solved, resources);
    ASSERT_TRUE(state) << to_text(state.error());
    EXPECT_EQ(shown_givens(*solved, *state), "R1C1=A R1C2=T");
}

/// Older answers to battleships have a sign for each part of a ship.
TEST(GivenSigns, OlderAnswersToBattleshipsAreRead) {
    const std::string ships = "battleships 4x4 fleet 3 2 1\nleft 3 0 2 1\n";
    const auto solved = read_signs_of(ships + "\nsolution\n| < = > ~\n| ~ ~ ~ ~\n| A ~ ~ o\n| V ~ ~ ~\n");
    ASSERT_TRUE(solved) << to_text(solved.error().front());
    const auto today = read_signs_of(ships + "\nsolution\n| S S S ~\n| ~ ~ ~ ~\n| S ~ ~ S\n| S ~ ~ ~\n");
    ASSERT_TRUE(today) << to_text(today.error().front());
    EXPECT_EQ(solved->solution, today->solution);
    EXPECT_EQ(initial_of_signs("battleships 3x1 fleet 1\n| . o .\n"), "R1C1=~ R1C2=S R1C3=~");
    EXPECT_EQ(initial_of_signs("battleships 3x1 fleet 2\n| . . <\n"),
              "this cell cannot hold < (it says that a cell outside the grid is S)");
    const InitialLines lines = read_initial_lines("<=>~............\n", *solved);
    ASSERT_EQ(lines.initials.size(), 1U);
    EXPECT_EQ(shown_givens(*solved, lines.initials[0].givens), "R1C1=S R1C2=S R1C3=S R1C4=~");
}

TEST(KindOfAPuzzle, IsTheKindThatTheTextBeginsWith) {
    const auto battle = read_signs_of("star_battle 1 4x4\n");
    ASSERT_TRUE(battle) << to_text(battle.error().front());
    ASSERT_NE(battle->kind, nullptr);
    EXPECT_EQ(battle->kind->name, "star_battle");
    const auto plain = read_signs_of(kShips);
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->kind, nullptr);
}

}  // namespace
}  // namespace sator::tests
