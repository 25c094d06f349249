#include <gtest/gtest.h>

#include <random>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/build/puzzle_builder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_site_text(const std::string& text, const PuzzleOptions& options = {},
                          std::string_view format = {}) {
    Resources resources;
    return read_puzzles(text, "small", resources, options, format);
}

/// Returns the lines and runs of the puzzles, or their errors.
std::string nonogram_summary(const std::string& text, const PuzzleOptions& options = {},
                             std::string_view format = {}) {
    std::string lines;
    for (const auto& puzzle : read_site_text(text, options, format)) {
        if (!puzzle) {
            lines += to_text(puzzle.error());
            continue;
        }
        lines += puzzle->name + " " + std::to_string(puzzle->grid.line_counts[0]) + "x" +
                 std::to_string(puzzle->grid.line_counts[1]) + ":";
        for (const RuleStatement& rule : puzzle->rules) {
            lines += " " + rule.drawings.at(0).at(0).label;
            for (const Argument& argument : rule.arguments) lines += "," + argument.text;
        }
        lines += "\n";
    }
    return lines;
}

constexpr const char* kSmall = "small 3x2: row 1,1,1 row 2,0 column 1,1 column 2,0 column 3,1\n";

TEST(NonogramFormats, ReadsNinCwdAndMk) {
    EXPECT_EQ(nonogram_summary("3 2\n1 1\n0\n1\n0\n1\n"), kSmall);
    EXPECT_EQ(nonogram_summary("3 2\r\n1,1\r\n\r\n1\r\n\r\n1"), kSmall);
    EXPECT_EQ(nonogram_summary("2\n3\n1 1\n0\n\n1\n0\n1\n\n"), kSmall);
    EXPECT_EQ(nonogram_summary("2 3\n1 1\n0\n#\n1\n0\n1\n"), kSmall);
}

TEST(NonogramFormats, PlainErrorsHaveTheirPlaces) {
    EXPECT_EQ(nonogram_summary("3 2\n1 1\n0\n1\n0\n"),
              "small:1:1: error: the file ends after the runs of 2 of 3 columns\n"
              "    3 2\n"
              "    ^\n"
              "hint: write 0 for a line without runs\n");
    EXPECT_EQ(nonogram_summary("1 1\n1\n1\n1\n"),
              "small:4:1: error: the runs of all lines are above this line\n"
              "    1\n"
              "    ^\n"
              "hint: the sizes say how many rows and columns there are\n");
    EXPECT_EQ(nonogram_summary("2\n1\n1\n1\n2\n\n", {}, "cwd"),
              "small:5:1: error: an empty line must be between the rows and the columns\n"
              "    2\n"
              "    ^\n");
    EXPECT_EQ(nonogram_summary("2 1\n1\n1\n2\n", {}, "mk"),
              "small:4:1: error: a line '#' must be between the rows and the columns\n"
              "    2\n"
              "    ^\n");
    EXPECT_EQ(nonogram_summary("3 2\n1 1b\n", {}, "nin"),
              "small:2:3: error: '1b' is no run\n"
              "    1 1b\n"
              "      ^^\n"
              "hint: runs are numbers, e.g. '3 1'; only black and white is read\n");
    EXPECT_EQ(nonogram_summary("", {}, "nin"),
              "small:1:1: error: a nonogram (.nin) begins with its width and its height\n");
}

TEST(NonogramFormats, HostileSizesAllocateNothing) {
    for (const std::string size : {"99999999999999999999", "18446744073709551615", "4294967295", "0"}) {
        EXPECT_EQ(nonogram_summary(size + " 2\n1\n"),
                  "small:1:1: error: the size must be from 1 to the cell limit of 1000000\n    " + size +
                      " 2\n    " + std::string(size.size(), '^') + "\n");
    }
    PuzzleOptions options;
    options.cell_limit = 5;
    EXPECT_EQ(nonogram_summary("3 2\n1 1\n0\n1\n0\n1\n", options),
              "small:1:1: error: the puzzle has 3 × 2 cells, more than the cell limit of 5\n"
              "    3 2\n"
              "    ^\n"
              "hint: --cell-limit N allows N cells\n");
}

TEST(NonogramFormats, ReadsOlsakInBlackAndWhite) {
    EXPECT_EQ(nonogram_summary("Any text\n: rows\n1 1\n\n: columns\n1\n0\n1\n: end\n"), kSmall);
    EXPECT_EQ(nonogram_summary("#d\n 0:  white\n 1:* black\n:\n  1 1\n0\n:\n1\n\n1\n:\n"), kSmall);
    EXPECT_EQ(nonogram_summary("#t\n:\n1\n:\n1\n:\n"),
              "small:1:1: error: a triddler is no nonogram of rows and columns\n"
              "    #t\n"
              "    ^^\n");
    EXPECT_EQ(nonogram_summary(":\n1\n", {}, "olsak"),
              "small: error: the nonogram has no columns\n"
              "hint: write ':' below the rows, and below it the runs of each column\n");
}

TEST(NonogramFormats, ReadsOlsakInColours) {
    EXPECT_EQ(nonogram_summary("#d\n 0:  white\n 1:* black\n   m:%  blue\n:\n1 1m\n0\n:\n1\n1m\n\n:\n"),
              "small 3x2: row 1,1b,1m row 2,0 column 1,1b column 2,1m column 3,0\n");
    EXPECT_EQ(nonogram_summary("#d\n   m:%  blue\n:\n1m 1x\n:\n1m\n\n:\n"),
              "small:4:4: error: '1x' is no run\n"
              "    1m 1x\n"
              "       ^^\n"
              "hint: a run is a number and a colour that the file declares\n");
}

constexpr const char* kWebpbnText = R"(<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<puzzle type="grid" defaultcolor="black">
<source>webpbn.com</source><id>#1</id><title>Key &amp; lock</title><author>Us</author>
<color name="white" char=".">fff</color><color name="black" char="X">000</color>
<clues type="columns"><line><count>1</count></line><line></line><line><count>1</count></line></clues>
<clues type="rows"><line><count>1</count><count>1</count></line><line/></clues>
<solution type="goal"><image>
|X.X|
|...|
</image></solution>
</puzzle>
</puzzleset>
)";

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    return text.replace(text.find(what), what.size(), with);
}

TEST(NonogramFormats, ReadsWebpbn) {
    const ReadResult result = read_site_text(kWebpbnText);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "Key & lock");
    EXPECT_EQ(result[0]->author, "Us");
    EXPECT_EQ(result[0]->source, "webpbn.com, #1");
    EXPECT_EQ(result[0]->solution.size(), 6U);
    EXPECT_EQ(result[0]->alphabet[result[0]->solution[2].value].to_string(), "#");
    EXPECT_EQ(nonogram_summary(kWebpbnText), replaced(kSmall, "small", "Key & lock"));
}

TEST(NonogramFormats, ReadsWebpbnInColours) {
    std::string text = replaced(kWebpbnText, "<color name=\"black\"",
                                "<color name=\"red\" char=\"R\">f00</color><color name=\"black\"");
    text = replaced(text, "<clues type=\"columns\"><line><count>1",
                    "<clues type=\"columns\"><line><count color=\"red\">1");
    text = replaced(text, "<clues type=\"rows\"><line><count>1",
                    "<clues type=\"rows\"><line><count color=\"red\">1");
    text = replaced(text, "|X.X|", "|R.X|");
    const ReadResult result = read_site_text(text);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    const Puzzle& puzzle = *result[0];
    EXPECT_EQ(puzzle.solution.size(), 6U);
    EXPECT_EQ(puzzle.alphabet[puzzle.solution[0].value].to_string(), "r");
    EXPECT_EQ(puzzle.alphabet[puzzle.solution[2].value].to_string(), "b");
    EXPECT_EQ(nonogram_summary(text),
              "Key & lock 3x2: row 1,1r,1b row 2,0 column 1,1r column 2,0 column 3,1b\n");
}

TEST(NonogramFormats, WebpbnErrorsHaveTheirPlaces) {
    EXPECT_EQ(nonogram_summary(replaced(kWebpbnText, "type=\"grid\"", "type=\"triddler\"")),
              "small:4:2: error: a puzzle of the type 'triddler' is no nonogram of rows and columns\n"
              "    <puzzle type=\"triddler\" defaultcolor=\"black\">\n"
              "     ^^^^^^\n");
    EXPECT_EQ(nonogram_summary("<puzzle><clues type=\"rows\">&bomb;</clues></puzzle>"),
              "small:1:28: error: an entity in this text is not known\n"
              "    <puzzle><clues type=\"rows\">&bomb;</clues></puzzle>\n"
              "                               ^\n"
              "hint: write &amp; for '&'\n");
}

/// Cutting a text off never crashes, and is an error until only blanks are missing.
TEST(NonogramFormats, TruncatedTextsAreErrors) {
    const std::string text(kWebpbnText);
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        EXPECT_FALSE(read_site_text(text.substr(0, length), {}, "webpbn")[0]) << length;
    const std::string nin = "3 2\n1 1\n0\n1\n0\n1\n";
    for (std::size_t length = 0; length + 2 < nin.size(); ++length)
        EXPECT_FALSE(read_site_text(nin.substr(0, length), {}, "nin")[0]) << length;
}

TEST(NonogramFormats, DeepAndLongXmlIsRefused) {
    std::string deep;
    for (int i = 0; i < 200; ++i) deep += "<a>";
    EXPECT_EQ(nonogram_summary(deep, {}, "webpbn").substr(0, 62),
              "small:1:302: error: the file exceeds the nesting limit of 100\n");
    EXPECT_EQ(nonogram_summary(std::string(16'000'001, ' '), {}, "webpbn"),
              "small: error: the file has 16000001 bytes, more than the text limit of 16000000\n");
}

TEST(NonogramFormats, WritesNon) {
    auto puzzle = std::move(read_site_text(kWebpbnText)[0]);
    ASSERT_TRUE(puzzle);
    auto written = kNon.write(*puzzle);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->text,
              "catalogue \"webpbn.com, #1\"\ntitle \"Key & lock\"\nby \"Us\"\nwidth 3\nheight "
              "2\n\nrows\n1,1\n0\n\ncolumns\n1\n0\n1\n\n"
              "goal \"101000\"\n");
    EXPECT_TRUE(written->losses.empty());
    puzzle->rules.pop_back();
    puzzle->initials.push_back({"", {{CellId(0), ValueId(0), {}}}});
    written = kNon.write(*puzzle);
    EXPECT_EQ(written->losses, std::vector<std::string>{"the givens"});
    EXPECT_NE(written->text.find("columns\n1\n0\n-\n"), std::string::npos);
}

TEST(NonogramFormats, WritesNoOtherPuzzle) {
    auto puzzle = PuzzleBuilder::kind("sudoku 4x4").build();
    ASSERT_TRUE(puzzle);
    const auto written = kNon.write(*puzzle);
    ASSERT_FALSE(written);
    EXPECT_EQ(to_text(written.error()),
              "error: a .non file holds a nonogram, and this puzzle is none\n"
              "hint: a nonogram is a rectangle of cells that are blank or '#'\n");
}

TEST(NonogramFormats, SaysWhichRulesAreLost) {
    auto square = PuzzleBuilder::rectangle(2, 2);
    square.range("blank \"#\"")
        .rule("runs 1 at row 1")
        .rule("runs 1 at column 1 from the bottom")
        .rule("equal at R1C1 R2C2");
    const auto puzzle = square.build();
    ASSERT_TRUE(puzzle) << to_text(puzzle.error());
    const auto written = kNon.write(*puzzle);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->losses, (std::vector<std::string>{"the rule 'runs 1'", "the rule 'equal'"}));
}

/// Random pictures: what is written reads back as the same clues, in every format that says them.
TEST(NonogramFormats, RoundTripsRandomPictures) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const std::size_t columns = 1 + random() % 7, rows = 1 + random() % 7;
        std::string nin = std::to_string(columns) + " " + std::to_string(rows) + "\n";
        for (std::size_t line = 0; line < columns + rows; ++line) {
            for (unsigned run = random() % 3; run > 0; --run) nin += std::to_string(1 + random() % 3) + " ";
            nin += "\n";
        }
        const auto read = std::move(read_site_text(nin)[0]);
        ASSERT_TRUE(read) << nin << to_text(read.error());
        for (const Format* format : {&kNon, &kWebpbn, &kOlsak}) {
            const auto written = format->write(*read);
            ASSERT_TRUE(written);
            EXPECT_TRUE(written->losses.empty());
            EXPECT_EQ(nonogram_summary(written->text, {}, format->name), nonogram_summary(nin))
                << written->text;
        }
    }
}

TEST(NonogramFormats, WritesColours) {
    const auto puzzle =
        std::move(read_site_text("title Flower & leaf\ncoloured_nonogram r=red g=green\n"
                                 "rows 1g, 1g, 1r 1g 1r, 3r, 0\ncolumns 2r, 3g 1r, 2r\n")[0]);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error());
    for (const Format* format : {&kWebpbn, &kOlsak}) {
        const auto written = format->write(*puzzle);
        ASSERT_TRUE(written) << to_text(written.error());
        EXPECT_TRUE(written->losses.empty()) << written->losses.front();
        const auto again = std::move(read_site_text(written->text, {}, format->name)[0]);
        ASSERT_TRUE(again) << written->text << to_text(again.error());
        EXPECT_EQ(again->rules, puzzle->rules) << written->text;
    }
    EXPECT_EQ(kOlsak.write(*puzzle)->text,
              "#d\n   0:   white\n   1:g  green\n   r:r  red\n: rows\n1\n1\n1r 1 1r\n3r\n0\n: columns\n2r\n"
              "3 1r\n2r\n:\n");
    EXPECT_EQ(to_text(kNon.write(*puzzle).error()),
              "error: a .non file has no colours\nhint: --to webpbn writes them\n");
}

TEST(NonogramFormats, SaysThatLinesHaveNoClue) {
    const auto puzzle = std::move(read_site_text("width 1\nheight 1\nrows\n1\ncolumns\n-\n")[0]);
    ASSERT_TRUE(puzzle);
    for (const Format* format : {&kWebpbn, &kOlsak})
        EXPECT_EQ(format->write(*puzzle)->losses, std::vector<std::string>{"that some lines have no clue"});
}

}  // namespace
}  // namespace sator::tests
