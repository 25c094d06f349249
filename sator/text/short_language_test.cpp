#include <gtest/gtest.h>

#include "sator/rules/words/resources.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read(const std::string& text) {
    Resources resources([](std::string_view) { return std::nullopt; });
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

/// Returns the rules as "name arguments [cells][cells]; …", cells from 0, or the errors.
std::string rules_in_short(const std::string& text) {
    const auto puzzle = read(text);
    std::string result;
    if (!puzzle) {
        for (const Diagnostic& error : puzzle.error()) result += to_text(error);
        return result;
    }
    for (const RuleStatement& rule : puzzle->rules) {
        if (!result.empty()) result += "; ";
        result += rule.name == kExpressionRule ? rule.text : rule.name;
        for (const Argument& argument : rule.arguments) result += " " + argument.text;
        if (!rule.label.empty()) result += " \"" + rule.label + "\"";
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                result += " [";
                for (const CellId cell : sequence.cells)
                    result += (result.ends_with('[') ? "" : " ") + std::to_string(cell.index());
                result += "]";
            }
        }
    }
    return result;
}

const std::string kGrid = "grid 3x2\nrange 1..6\n";

TEST(ShortLanguage, RulesHavePlaces) {
    EXPECT_EQ(rules_in_short(kGrid + "rule distinct at rows\n"), "distinct [0 1 2] [3 4 5]");
    EXPECT_EQ(rules_in_short(kGrid + "rule sum 5 at R1C1 R2C1 as \"the left\"\n"),
              "sum 5 \"the left\" [0 3]");
    EXPECT_EQ(rules_in_short(kGrid + "distinct at columns\n"), "distinct [0 3] [1 4] [2 5]");
    EXPECT_EQ(rules_in_short(kGrid + "rule a < b at R1C1 R1C2; R2C1 R2C2\n"), "a < b [0 1] [3 4]");
    EXPECT_EQ(rules_in_short(kGrid + "rule a = sum(b) at R1C1: R1C2 R2C2\n"), "a = sum(b) [0] [1 4]");
}

TEST(ShortLanguage, ABareNameOpensABlockOfClues) {
    EXPECT_EQ(rules_in_short(kGrid + "sum\n  5 R1C1 R1C2\n  7 row 2  # all of it\n"),
              "sum 5 [0 1]; sum 7 [3 4 5]");
    EXPECT_EQ(rules_in_short(kGrid + "count 3 *\n  1 row 1\n  2 row 2 as \"two\"\n"),
              "count 3 1 [0 1 2]; count 3 2 \"two\" [3 4 5]");
    EXPECT_EQ(rules_in_short(kGrid + "anti_king\n"), "anti_king [0 1 2 3 4 5]");
}

TEST(ShortLanguage, OneDrawingCarriesAKey) {
    EXPECT_EQ(rules_in_short(kGrid + "rule sum a=4 b=5\n| a a b\n| . . b\n"), "sum 4 [0 1]; sum 5 [2 5]");
    EXPECT_EQ(rules_in_short(kGrid + "rule distinct\nrule cage a=4 b=5\n| aab\n| ..b\n"),
              "distinct [0 1] [2 5]; cage 4 [0 1]; cage 5 [2 5]");
    EXPECT_EQ(rules_in_short(kGrid + "rule sum a=4 c=5\n| a a b\n| . . b\n"),
              "demo.sator:3:16: error: the drawing has no 'c'\n"
              "    rule sum a=4 c=5\n"
              "                   ^\n"
              "hint: each letter of the key marks cells of the drawing\n");
}

TEST(ShortLanguage, AKeyGivesRegionsTheirValues) {
    const std::string regions = "regions\n| a a b\n| c b b\n";
    EXPECT_EQ(rules_in_short(kGrid + regions + "\nsum a=4 c=5 b=6 at regions\n"),
              "sum 4 [0 1]; sum 5 [3]; sum 6 [2 4 5]");
    EXPECT_EQ(rules_in_short(kGrid + regions + "\ncage b=6 at regions\n"), "cage 6 [2 4 5]; cage [0 1] [3]");
    EXPECT_EQ(rules_in_short(kGrid + regions + "\nsum d=4 at regions\n"),
              "demo.sator:7:7: error: the drawing has no 'd'\n"
              "    sum d=4 at regions\n"
              "          ^\n"
              "hint: each letter of the key marks cells of the drawing\n");
}

TEST(ShortLanguage, CluesMayBeExpressions) {
    EXPECT_EQ(rules_in_short(kGrid + "clues a + b = ?\ntop . 5 .\nright 3 4\n"),
              "a + b = 5 [1 4]; a + b = 3 [2 1 0]; a + b = 4 [5 4 3]");
}

TEST(ShortLanguage, CluesOfAHexagonComeFromSixSides) {
    EXPECT_EQ(
        rules_in_short("layout hexagon 3 3 3\nrange 1..5\nclues a + b = ?\nx 1 . .\nx_back 2 . .\ny_back . 3 "
                       ".\nz 4 . .\nz_back . . 5\n"),
        "a + b = 1 [0 2]; a + b = 2 [2 0]; a + b = 3 [4 3 2]; a + b = 4 [5 2]; a + b = 5 [1 4]");
}

TEST(ShortLanguage, DrawingsOfASizedGridAreReadByRows) {
    const auto puzzle = read("sudoku 4x4\n\ninitial\n| 1 . | . 2\n| ... 3\n|-----+----\n|...4\n| . . . .\n");
    ASSERT_TRUE(puzzle.has_value()) << to_text(puzzle.error().front());
    ASSERT_EQ(puzzle->initials.size(), 1u);
    EXPECT_EQ(puzzle->initials[0].givens.size(), 4u);
    EXPECT_EQ(rules_in_short("sudoku 4x4\ninitial\n| 1 . . .\n| . . .\n| . . . .\n| . . . .\n"),
              "demo.sator:4:2: error: row 2 has 3 of the grid's 4 cells\n"
              "    | . . .\n"
              "     ^^^^^^\n"
              "hint: write a value for each cell, with '.' for an open cell\n");
    EXPECT_EQ(rules_in_short("sudoku 4x4\ninitial\n| 1 . . .\n| . . . _\n"),
              "demo.sator:4:9: error: '_' is no mark\n"
              "    | . . . _\n"
              "            ^\n"
              "hint: an open cell is '.'; others are a letter, a number or a quoted symbol\n");
    EXPECT_EQ(rules_in_short("sudoku 4x4\ninitial\n| 1 . . .\n| . . . .\n"),
              "demo.sator:4:2: error: this drawing has 2 of the grid's 4 rows\n"
              "    | . . . .\n"
              "     ^^^^^^^^\n"
              "hint: draw the whole grid, with '.' for open cells\n");
    EXPECT_EQ(rules_in_short("sudoku 4x4\ninitial\n| 0 . . .\n| . . . .\n| . . . .\n| . . . .\n"),
              "demo.sator:3:3: error: no cell can hold 0\n"
              "    | 0 . . .\n"
              "      ^\n"
              "hint: an open cell is '.'; the values are 1..4\n");
}

TEST(ShortLanguage, ErrorsNameTheLine) {
    EXPECT_EQ(rules_in_short(kGrid + "sum\n  5\n"),
              "demo.sator:4:3: error: this clue names no cells\n"
              "      5\n"
              "      ^\n"
              "hint: write them after its arguments: R1C1 R1C2, R1C1..R1C4, row 3\n");
    EXPECT_EQ(rules_in_short(kGrid + "sum 5\n"),
              "demo.sator:3:1: error: 'sum' has no cells\n"
              "    sum 5\n"
              "    ^^^\n"
              "hint: write clues on indented lines below it, 'at' and places, or a drawing\n");
    EXPECT_EQ(rules_in_short("grid 3x2 at R2C1\nrange 1\n"),
              "demo.sator:1:1: error: a row or a column between the grids has no cell\n"
              "    grid 3x2 at R2C1\n"
              "    ^^^^\n"
              "hint: grids touch or overlap, and the first begins at R1C1\n");
    EXPECT_EQ(rules_in_short("sudoku 5x5\n"),
              "demo.sator:1:1: error: the size of the boxes is missing\n"
              "    sudoku 5x5\n"
              "    ^^^^^^\n"
              "hint: write 'boxes 3x2' after the size, or 'jigsaw' and draw the regions\n");
}

/// Returns the remarks on a puzzle.
std::string remarks_of(const std::string& text) {
    const auto puzzle = read(text);
    if (!puzzle) return to_text(puzzle.error().front());
    std::string result;
    for (const Diagnostic& remark : puzzle->remarks)
        result += std::to_string(remark.span.line) + ": " + remark.message + "\n";
    return result;
}

TEST(ShortLanguage, RemarksOnWhatMayNotBeMeant) {
    const std::string square = "layout 4x4\nrange 1..4\n";
    EXPECT_EQ(remarks_of(square + "rule sum 5\n| a a\n| a .\n"),
              "4: this drawing applies at R1C1, R1C2, R1C3, R2C1, R2C2, R2C3 and 3 more places\n");
    EXPECT_EQ(remarks_of(square + "rule sum 5 everywhere\n| a a\n| a .\n"), "");
    EXPECT_EQ(remarks_of("layout\n| *<* * *\n| *<* * *\nrange 1..4\nrule strict_order\n| 1<2\n"), "");
    EXPECT_EQ(remarks_of(square + "rule sum 5 here\n| a a\n| a .\n"), "");
    EXPECT_EQ(remarks_of(square + "rule distinct\n| a a a a\n"), "");
    EXPECT_EQ(remarks_of(square + "rule distinct\n\nrule sum 10\n| a a a a\n"),
              "3: this rule has no drawing of its own and shares that of line 5\n");
    EXPECT_EQ(remarks_of(square + "rule distinct\nrule sum 10\n| a a a a\n"), "");
    EXPECT_EQ(remarks_of(square + "rule distinct\n| a a a a\ninitial\n| 1 . . .\n| . . . .\n"),
              "demo.sator:6:2: error: this drawing fits in 3 places of the layout\n"
              "    | 1 . . .\n"
              "     ^^^^^^^^\n"
              "hint: draw the whole layout, with '.' for open cells\n");
    EXPECT_EQ(
        remarks_of(square + "rule distinct\n| a a a a\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . .\n"),
        "6: this drawing shows 15 of the grid's 16 cells\n");
    EXPECT_EQ(remarks_of("layout 1x1\nrange . #\n"), "");
    EXPECT_EQ(remarks_of("layout 1x1\nrange . *  # stars\n"), "");
}

TEST(ShortLanguage, IsWrittenAsItWasRead) {
    const std::vector<std::string> texts = {
        "sudoku\n",
        "sudoku 6x6\nkiller\n  5 R1C1 R1C2 as \"a corner\"\n  9 R2C1..R2C4\n",
        "sudoku 4x4 at R1C1\nsudoku 4x4 at R3C3\n",
        "sudoku 4x4 jigsaw\n| aabb\n| abbc\n| addc\n| ddcc\nsum 7 at region a\n",
        "latin 3x3\nrule a = sum(b) at R2C2: R2C3 R1C3\nrule sum(line) = 6 at row 2; diagonals\n",
        kGrid + "rule distinct at rows; R1C1 R2C2\nsum\n  5 R1C1 R1C2\n  7 row 2\nanti_king\n",
        kGrid + "clues a + b = ?\ntop . 5 .\nright 3 4\n",
    };
    for (const std::string& text : texts) {
        const auto puzzle = read(text);
        ASSERT_TRUE(puzzle.has_value()) << text << to_text(puzzle.error().front());
        const auto written = write_sator(*puzzle);
        ASSERT_TRUE(written.has_value()) << written.error().message;
        const auto again = read(*written);
        ASSERT_TRUE(again.has_value()) << *written << to_text(again.error().front());
        EXPECT_TRUE(*puzzle == *again) << *written;
    }
}

TEST(ShortLanguage, IsWrittenInShortWords) {
    EXPECT_EQ(
        *write_sator(*read("sudoku 4x4\nkiller\n  5 R1C1 R1C2\n  9 R2C1..R2C4\n")),
        "layout 4x4\nrange 1..4\n\nrule permutation 1..4 at rows; columns; boxes 2x2\n\ncage\n  5 R1C1 R1C2\n"
        "  9 R2C1..R2C4\n");
}

TEST(ShortLanguage, HereMeansTheFirstPlace) {
    EXPECT_EQ(rules_in_short("layout 2x2\nrange 1..4\nrule sum 5 here\n| a a\n"), "sum 5 [0 1]");
}

}  // namespace
}  // namespace sator::tests
