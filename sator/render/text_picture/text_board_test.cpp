#include "sator/render/text_picture/text_board.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text_picture/canvas.hpp"
#include "sator/render/text_picture/wall_character.hpp"
#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle read(const std::string& text) {
    Resources files;
    ReadResult found = read_puzzles(text, "test.sator", files, {});
    EXPECT_TRUE(found.at(0).has_value()) << to_text(found[0].error());
    return std::move(*found[0]);
}

struct Drawn {
    std::string text;
    std::vector<std::string> legend;
    std::vector<std::size_t> statements;
};

/// Draws a puzzle with its first givens.
std::optional<Drawn> drawn(const std::string& text, const std::vector<bool>& marked = {},
                           TextStyle style = TextStyle::Plain) {
    const Puzzle puzzle = read(text);
    LimitWatch unlimited;
    const auto board = TextBoard::of(puzzle, unlimited);
    if (!board) return std::nullopt;
    std::vector<std::optional<Value>> values(puzzle.grid.cell_count());
    if (!puzzle.initials.empty()) {
        for (const Given& given : puzzle.initials[0].givens)
            values[given.cell.index()] = value_of(given.value);
    }
    return Drawn{board->draw(values, marked, style),
                 board->legend(),
                 {board->statements().begin(), board->statements().end()}};
}

TEST(TextBoard, HasAFrame) {
    const auto found = drawn("layout 3x2\nrange 1..9\ninitial\n| 1 . 3\n| . 5 .\n");
    EXPECT_EQ(found->text,
              "┌───────┐\n"
              "│ 1 . 3 │\n"
              "│ . 5 . │\n"
              "└───────┘\n");
    EXPECT_TRUE(found->legend.empty());
}

TEST(TextBoard, HasWallsBetweenRegions) {
    const auto found = drawn("layout 3x2\nrange 1..3\nrule permutation 1..3\n| a a b\n| a b b\n");
    EXPECT_EQ(found->text,
              "┌───────┬───┐\n"
              "│ .   . │ . │\n"
              "│   ┌───┘   │\n"
              "│ . │ .   . │\n"
              "└───┴───────┘\n");
    EXPECT_TRUE(found->statements.empty()) << "the rule needs words too";
}

TEST(TextBoard, CagesHaveTheirNumber) {
    const auto found = drawn(
        "layout 2x2\nrange 1..9\nrule cage 12\n| a a\n| a .\nrule cage 15\n| . .\n| . a\ninitial\n| 7 .\n| . "
        ".\n");
    EXPECT_EQ(found->text,
              "┏━━━━━━━━━┓\n"
              "┃ 12      ┃\n"
              "┃  7    . ┃\n"
              "┃    ┌────┨\n"
              "┃    │ 15 ┃\n"
              "┃  . │  . ┃\n"
              "┗━━━━┷━━━━┛\n");
    EXPECT_EQ(found->statements, (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(found->legend,
              (std::vector<std::string>{"The values in a cage are all different and add up to its number."}));
}

TEST(TextBoard, NumbersOfAMosaicAreInTheirCells) {
    const auto found = drawn("mosaic\n| 2 . 3 .\n| . 6 . 2\n");
    EXPECT_EQ(found->text,
              "┌─────────┐\n"
              "│ 2   3   │\n"
              "│ _ _ _ _ │\n"
              "│   6   2 │\n"
              "│ _ _ _ _ │\n"
              "└─────────┘\n");
    EXPECT_EQ(found->statements.size(), 4U);
    EXPECT_EQ(found->legend, std::vector<std::string>{});  // the kind's sentence says it
    EXPECT_EQ(
        drawn("layout 3x2\nrange 0 1\ncount\n  1 2 around edges R1C1\n")->legend,
        (std::vector<std::string>{"A number in a corner counts 1 in the cells that share an edge with it."}));
}

TEST(TextBoard, CirclesAreInTheirCells) {
    EXPECT_EQ(drawn("snake\n| . @ .\n| . . .\n| o . .\n")->text,
              "┌───────┐\n"
              "│   ●   │\n"
              "│ _ _ _ │\n"
              "│       │\n"
              "│ _ _ _ │\n"
              "│ ○     │\n"
              "│ _ _ _ │\n"
              "└───────┘\n");
}

TEST(TextBoard, NumbersOfBlocksAreInThem) {
    EXPECT_EQ(drawn("akari\n| . . #\n| 0 . .\n")->text,
              "┌───────┬───┐\n"
              "│ _   _ │ ▒ │\n"
              "├───┐   └───┤\n"
              "│ 0 │ _   _ │\n"
              "└───┴───────┘\n");
}

TEST(TextBoard, OverlappingGridsHaveTheirBoxes) {
    const auto found = drawn("sudoku 4x4 at R1C1\nsudoku 4x4 at R3C3\n");
    EXPECT_EQ(found->text,
              "┌─────┬─────┐\n"
              "│ . . │ . . │\n"
              "│ . . │ . . │\n"
              "├─────┼─────┼─────┐\n"
              "│ . . │ . . │ . . │\n"
              "│ . . │ . . │ . . │\n"
              "└─────┼─────┼─────┤\n"
              "      │ . . │ . . │\n"
              "      │ . . │ . . │\n"
              "      └─────┴─────┘\n");
}

TEST(TextBoard, ClonesAndThermometersToFillHaveMarks) {
    const auto clones = drawn("layout 3x2\nrange 1..9\nclone\n  R1C1 R1C2: R2C2 R2C3\n");
    EXPECT_EQ(clones->text,
              "┌──────────┐\n"
              "│ a1 a2    │\n"
              "│  .  .  . │\n"
              "│    a1 a2 │\n"
              "│  .  .  . │\n"
              "└──────────┘\n");
    EXPECT_EQ(clones->statements, (std::vector<std::size_t>{0}));
    EXPECT_EQ(clones->legend,
              (std::vector<std::string>{"Cells with the same small mark, e.g. a1, hold the same value."}));
    const auto tubes = drawn("layout 3x2\nrange 0 1\nin_reverse_order\n  R1C1..R1C3\n  R2C3 R2C2\n");
    EXPECT_EQ(tubes->text,
              "┌──────────┐\n"
              "│ a1 a2 a3 │\n"
              "│  .  .  . │\n"
              "│    b2 b1 │\n"
              "│  .  .  . │\n"
              "└──────────┘\n");
    EXPECT_EQ(tubes->statements, (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(tubes->legend, (std::vector<std::string>{
                                 "Cells with the same small letter are a thermometer, which is filled with 1 "
                                 "from its bulb, e.g. a1, on."}));
    EXPECT_EQ(drawn("layout 3x1\nrange 0..2\nrule in_reverse_order at R1C1..R1C3\n")->statements.size(), 0U)
        << "three values fill no thermometer";
}

TEST(TextBoard, BlackCellsOfStr8tsWithANumberAreShaded) {
    const auto found = drawn("str8ts\n| . #2 .\n| . . .\n| #1 . .\n");
    EXPECT_EQ(found->text,
              "┌───────┐\n"
              "│ .▒2 . │\n"
              "│ . . . │\n"
              "│▒1 . . │\n"
              "└───────┘\n");
}

TEST(TextBoard, CluesAreAtTheEdge) {
    const auto found =
        drawn("layout 3x2\nrange 1..3\nclues visible\nleft 3, -\nright -, 2\ntop 1, -, 2\nbottom -, 2, -\n");
    EXPECT_EQ(found->text,
              "    1   2\n"
              "  ┌───────┐\n"
              "3 │ . . . │\n"
              "  │ . . . │ 2\n"
              "  └───────┘\n"
              "      2\n");
    EXPECT_EQ(found->statements.size(), 5U);
    EXPECT_EQ(found->legend.size(), 1U);
}

TEST(TextBoard, NumbersOfNonogramsAreOnTopOfEachOther) {
    const auto found = drawn("range blank \"#\"\nclues runs\nrows\n  1 1\n  3\ncolumns\n  2\n  1\n  2\n");
    EXPECT_EQ(found->text,
              "      2 1 2\n"
              "    ┌───────┐\n"
              "1 1 │ . . . │\n"
              "  3 │ . . . │\n"
              "    └───────┘\n");
    EXPECT_EQ(found->statements.size(), 5U);
}

TEST(TextBoard, LongColumnCluesAreLeftToTheNotes) {
    const auto found = drawn("regexes\nrows\n /A.*/\n /[AB]+/\ncolumns\n /AB/\n /[^X-Z]B*/\n");
    EXPECT_EQ(found->text,
              "        AB\n"
              "      ┌───────┐\n"
              "  A.* │  .  . │\n"
              "[AB]+ │  .  . │\n"
              "      └───────┘\n");
    EXPECT_EQ(found->statements, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(TextBoard, BlocksHaveTheCluesOfTheRunsAfterThem) {
    const auto found = drawn(
        "layout\n| # # #\n| # * *\n| # * *\nrange 1..9\n"
        "rule sum(a) = 4\nrule sum(b) = 12\n| # # #\n| # a a\n| # b b\n"
        "rule sum(a) = 9\nrule sum(b) = 7\n| # # #\n| # a b\n| # a b\n");
    EXPECT_EQ(found->text,
              "┌───────────────┐\n"
              "│ ▒▒▒    9\\  7\\ │\n"
              "│     ┌─────────┤\n"
              "│  \\4 │   .   . │\n"
              "│ \\12 │   .   . │\n"
              "└─────┴─────────┘\n");
}

TEST(TextBoard, SignsAreBetweenCells) {
    const auto found = drawn("layout\n| * < *\n| v\n| *   *\nrange 1..3\n");
    EXPECT_EQ(found->text,
              "┌───────┐\n"
              "│ . < . │\n"
              "│ v     │\n"
              "│ .   . │\n"
              "└───────┘\n");
}

TEST(TextBoard, MarksAreBracketsOrColours) {
    const std::string text = "layout 3x1\nrange 1..3\n";
    EXPECT_EQ(drawn(text, {true, true, false})->text, "┌───────┐\n│[. .]. │\n└───────┘\n");
    EXPECT_EQ(drawn(text, {false, false, true}, TextStyle::Ansi)->text,
              "\x1B[2m┌───────┐\x1B[0m\n\x1B[2m│\x1B[0m . . \x1B[1;30;43m.\x1B[0m \x1B[2m│\x1B[0m\n"
              "\x1B[2m└───────┘\x1B[0m\n");
}

TEST(TextBoard, LeavesOtherGridsToTheGridText) {
    EXPECT_EQ(drawn("layout hexagon 2 2 3\nrange A..C\n"), std::nullopt);
    EXPECT_EQ(drawn("layout\n| red: * hue: *\n| *\nrange 1..3\n"), std::nullopt);
    EXPECT_EQ(drawn("layout 300x300\nrange 1..3\n"), std::nullopt);
}

TEST(WallCharacter, HasEachCrossing) {
    EXPECT_EQ(wall_character({}), U' ');
    EXPECT_EQ(wall_character({.up = Wall::Light, .down = Wall::Light}), U'│');
    EXPECT_EQ(wall_character({.right = Wall::Heavy, .down = Wall::Light}), U'┍');
    EXPECT_EQ(wall_character({Wall::Heavy, Wall::Heavy, Wall::Heavy, Wall::Heavy}), U'╋');
    EXPECT_EQ(wall_character({Wall::Light, Wall::Heavy, Wall::Light, Wall::Heavy}), U'┿');
}

TEST(Canvas, CountsColumnsNotCharacters) {
    Canvas canvas(4, 1);
    canvas.put(0, 0, U"漢");
    canvas.put(2, 0, U"é");
    EXPECT_EQ(canvas.text(TextStyle::Plain), "漢é\n");
    canvas.put(3, 0, U"漢");
    EXPECT_EQ(canvas.text(TextStyle::Plain), "漢é\n") << "there is no room";
}

TEST(TextBoard, HasTheSignsBetweenCells) {
    EXPECT_EQ(drawn("futoshiki\n| . < .\n|\n| . > .\n")->text,
              "┌───────┐\n"
              "│ . < . │\n"
              "│ . > . │\n"
              "└───────┘\n");
    EXPECT_EQ(drawn("sudoku 4x4\nwhite_dot\n  R1C1 R2C1\n")->text.find("○"),
              drawn("sudoku 4x4\nblack_dot\n  R1C1 R2C1\n")->text.find("●"));
}

TEST(TextBoard, WritesTheNumbersOfASumBelowEachOther) {
    EXPECT_EQ(drawn("cryptarithm \"TO + GO = OUT\"\n")->text,
              "    ┌─────┐\n"
              "    │ T O │\n"
              "    │ . . │\n"
              "    │ G O │\n"
              "  + │ . . │\n"
              "┌───┴─────┤\n"
              "│ O   U T │\n"
              "│ .   . . │\n"
              "└─────────┘\n");
    // A quotient stays in its line.
    EXPECT_NE(drawn("cryptarithm \"AB / C = D\"\n")->text.find("A B   C   D"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
