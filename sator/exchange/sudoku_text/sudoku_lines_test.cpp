#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/initial/initial_lines.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_lines(const std::string& text) {
    Resources resources;
    return read_puzzles(text, "many.txt", resources, {}, "sudoku");
}

std::string givens_of_line(const Puzzle& puzzle, const Initial& initial) {
    std::string text = initial.name + ":";
    for (const Given& given : initial.givens)
        text += " " + std::to_string(given.cell.index()) + "=" + puzzle.alphabet[given.value].to_string();
    return text;
}

TEST(SudokuLines, ShareTheirRules) {
    const std::string open(72, '.');
    const ReadResult result = read_lines("# two\n" + std::string("123456789") + open + "\r\n\n" +
                                         std::string(72, '0') + "9.8070605\n");
    ASSERT_EQ(result.size(), 1U);
    const Puzzle& puzzle = *result[0];
    EXPECT_EQ(puzzle.name, "many");
    EXPECT_EQ(puzzle.alphabet.to_string(), "1..9");
    ASSERT_EQ(puzzle.rules.size(), 1U);
    EXPECT_EQ(puzzle.rules[0].name, "permutation");
    EXPECT_EQ(puzzle.rules[0].arguments.at(0).text, "1..9");
    ASSERT_EQ(puzzle.rules[0].drawings.size(), 3U);
    const Sequence& box = puzzle.rules[0].drawings[2].at(5);
    EXPECT_EQ(box.label, "box 6");
    EXPECT_EQ(box.cells, (Slot{CellId(33), CellId(34), CellId(35), CellId(42), CellId(43), CellId(44),
                               CellId(51), CellId(52), CellId(53)}));
    ASSERT_EQ(puzzle.initials.size(), 2U);
    EXPECT_EQ(givens_of_line(puzzle, puzzle.initials[0]), "#1: 0=1 1=2 2=3 3=4 4=5 5=6 6=7 7=8 8=9");
    EXPECT_EQ(givens_of_line(puzzle, puzzle.initials[1]), "#2: 72=9 74=8 76=7 78=6 80=5");
}

TEST(SudokuLines, HaveFourSizes) {
    const auto alphabet = [](const std::string& line) {
        return read_lines(line).at(0)->alphabet.to_string();
    };
    EXPECT_EQ(alphabet("1234............"), "1..4");
    EXPECT_EQ(alphabet("G" + std::string(255, '.')), "1..9 A..G");
    EXPECT_EQ(alphabet(std::string(256, '0')), "1..9 A..G");
    EXPECT_EQ(alphabet("0F" + std::string(254, '.')), "0..9 A..F");
    EXPECT_EQ(alphabet("Y" + std::string(624, '.')), "A-Y");
    EXPECT_EQ(read_lines("1234............").at(0)->initials.at(0).name, "");
}

TEST(SudokuLines, ReportTheErrorsOfALine) {
    const std::string open(80, '.');
    const ReadResult result = read_lines("1" + open + "\n" + open + "\n" + open + "X\n" + open + "2\n");
    ASSERT_EQ(result.size(), 2U);
    EXPECT_EQ(result[0]->initials.size(), 2U);
    const Diagnostic& first = result[1].error();
    EXPECT_EQ(first.span, (SourceSpan{2, 1, 80}));
    EXPECT_EQ(first.message, "this line has 80 values for 81 cells");
    ASSERT_EQ(first.also.size(), 1U);
    EXPECT_EQ(to_text(first.also[0]),
              "many.txt:3:81: error: no cell can hold X\n"
              "    " +
                  open + "X\n" + std::string(84, ' ') +
                  "^\n"
                  "hint: an open cell is '.'; the values are 1..9\n");
    EXPECT_EQ(to_text(read_lines("x").at(0).error()),
              "many.txt: error: the file has no sudoku\nhint: a sudoku is a line of 81 characters, with "
              "'.' or '0' for an open cell\n");
}

TEST(SudokuLines, AreRecognised) {
    EXPECT_TRUE(kSudokuLines.recognises("# top\n  " + std::string(81, '.') + "\n"));
    EXPECT_FALSE(kSudokuLines.recognises(std::string(80, '.')));
    EXPECT_FALSE(kSudokuLines.recognises(std::string(80, '.') + "A"));
    EXPECT_FALSE(kSudokuLines.recognises(""));
}

/// Reads lines for a puzzle of two cells that have this range.
std::string lines_of(const std::string& ranges, const std::string& text) {
    Resources resources;
    const auto puzzle =
        read_sator({"two.sator", std::make_shared<const std::string>("layout 2x1\n" + ranges)}, resources);
    const InitialLines lines = read_initial_lines(text, *puzzle);
    std::string outline;
    for (const Initial& initial : lines.initials) outline += givens_of_line(*puzzle, initial) + ";";
    for (const Diagnostic& error : lines.errors)
        outline += std::to_string(error.span.line) + ":" + std::to_string(error.span.column) + " " +
                   error.message + ";";
    return outline;
}

TEST(InitialLines, HaveACharacterOrAWordForEachCell) {
    EXPECT_EQ(lines_of("range 1..20\n", "12\n1 2\n12 .\n# 3\n. -1\n"),
              "#1: 0=1 1=2;#2: 0=1 1=2;#3: 0=12;5:3 no cell can hold -1;");
    EXPECT_EQ(lines_of("range 0..5\n", "0.\n"), ": 0=0;");
    EXPECT_EQ(lines_of("range \"#\" blank \"AB\"\n", "#.\n\"AB\" \"\"\n"), "#1: 0=#;#2: 0=AB 1=;");
    EXPECT_EQ(lines_of("range 1..3\nrange 2\n| . *\n", "13\n12\n123\n"),
              ": 0=1 1=2;1:2 this cell cannot hold 3;3:1 this line has 3 values for 2 cells;");
}

}  // namespace
}  // namespace sator::tests
