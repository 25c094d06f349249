// Links of Penpa as the program reads and writes them. Reading with zlib is in the program, so these tests are, too.

#include <gtest/gtest.h>

#include "cli/process/zlib_inflate.hpp"
#include "sator/exchange/format_parts.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/packing/deflate.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;

PuzzleOptions with_zlib() {
    PuzzleOptions options;
    options.inflate = zlib_inflate();
    return options;
}

Puzzle read_text(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "penpa", none, with_zlib());
    EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
    return result[0] ? *result[0] : Puzzle();
}

std::string penpa_link(const std::string& text) {
    const auto written = kPenpa.write(read_text(text));
    EXPECT_TRUE(written) << to_text(written.error());
    return written ? written->text : std::string();
}

/// The solutions of a puzzle, up to two, cell by cell.
std::vector<std::string> two_solutions(const Puzzle& puzzle) {
    std::vector<std::string> grids;
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return grids;
    for (const Solution& solution : solver->solve({.limit = 2}).solutions) {
        grids.emplace_back();
        for (const auto value : solution.values())
            grids.back() += puzzle.alphabet[ValueId(value)].to_string();
    }
    return grids;
}

const std::vector<std::string> kDrawings = {
    "sudoku 4x4\ntitle Puzzle, first\nauthor Me & you\ninitial\n| 1 . . .\n| . . 3 .\n| 4 . . .\n| . . 2 .\n",
    ("jigsaw 4x4\nregions\n| a a a b\n| a b b b\n| c c c d\n| c d d d\ninitial\n"
     "| 1 . . .\n| . . 3 .\n| . . . .\n| . . . .\n"),
    ("skyscrapers 4x4\ntop 4 3 2 .\nleft . 3 2 .\nright . . . 2\nbottom . 2 . .\ninitial\n"
     "| . . . .\n| . . . .\n| . . 1 .\n| . . . .\n"),
    "minesweeper\n| . 1 .\n| 2 . 1\n| . . 1\n",
    "akari\n| . . 1 #\n| . 1 . .\n| 1 . . .\n| . . . .\n",
    "norinori\n| a a a a\n| b b c c\n| d b b c\n| d d d c\n",
};

TEST(PenpaLinks, AreReadAsTheyWereWritten) {
    for (std::string text : kDrawings) {
        const std::size_t jigsaw = text.find("jigsaw 4x4");
        if (jigsaw != std::string::npos)
            text.replace(jigsaw, 10, "grid 4x4\nrange 1..4\nrule permutation 1..4 at rows columns regions");
        const Puzzle puzzle = read_text(text), back = read_text(penpa_link(text));
        EXPECT_TRUE(back.remarks.empty());
        EXPECT_EQ(back.title, puzzle.title);
        EXPECT_EQ(back.author, puzzle.author);
        EXPECT_EQ(two_solutions(back), two_solutions(puzzle)) << text;
        EXPECT_FALSE(two_solutions(back).empty()) << text;
        EXPECT_EQ(kPenpa.write(back)->text, kPenpa.write(puzzle)->text);
    }
}

/// A link with an answer that has these shades, numbers and symbols.
std::string with_answer(std::string link, const std::string& shades, const std::string& numbers,
                        const std::string& symbols) {
    link.pop_back();
    return link +
           "&a=" + to_base64(pack_deflate("[[" + shades + "],[],[],[],[" + numbers + "],[" + symbols + "]]"));
}

TEST(PenpaLinks, TheAnswerBecomesTheSolution) {
    // The canvas has 8 places in a row, and the first cell is place 18.
    const std::string link = penpa_link(kDrawings.back());
    const Puzzle puzzle = read_text(with_answer(link, R"("20","21","26","27","37","42","43","45")", "", ""));
    EXPECT_TRUE(puzzle.remarks.empty());
    std::string solution;
    for (const Given& given : puzzle.solution) solution += puzzle.alphabet[given.value].to_string();
    EXPECT_EQ(std::vector{solution}, two_solutions(puzzle));
    const Puzzle empty = read_text(with_answer(link, "", "", ""));
    ASSERT_EQ(empty.remarks.size(), 1U);
    EXPECT_EQ(empty.remarks[0].message,
              "the answer that the link holds is not compared: it says nothing about the cells");
    EXPECT_TRUE(empty.solution.empty());
}

TEST(PenpaLinks, KnownNumbersBelongToTheAnswer) {
    const std::string link = penpa_link("sudoku 4x4\ninitial\n| 1 2 3 4\n| 3 4 1 2\n| 2 1 4 3\n| . 3 2 1\n");
    EXPECT_EQ(read_text(with_answer(link, "", "\"42,4\"", "")).solution.size(), 16U);
    const Puzzle lacking = read_text(with_answer(link, "", "\"18,1\"", ""));
    ASSERT_EQ(lacking.remarks.size(), 1U);
    EXPECT_EQ(lacking.remarks[0].message,
              "the answer that the link holds is not compared: it lacks a cell, or has a value there that "
              "the puzzle does not have");
    const std::string cut = link.substr(0, link.size() - 1) + "&a=AAAA";
    EXPECT_EQ(read_text(cut).remarks.at(0).message,
              "the answer that the link holds is not compared: it cannot be unpacked");
}

TEST(PenpaLinks, LampsAreOfItsSymbols) {
    const std::string link = penpa_link(kDrawings[4]);
    const Puzzle puzzle = read_text(with_answer(link, "", "", R"("19,3H","26,3H","31,2B")"));
    std::string solution;
    for (const Given& given : puzzle.solution) solution += puzzle.alphabet[given.value].to_string();
    EXPECT_EQ(solution.find('*'), 1U);
    EXPECT_EQ(std::ranges::count(solution, '*'), 2);
}

TEST(PenpaLinks, WithoutAnInflateFunctionTheyAreRefused) {
    Resources none;
    const ReadResult result = read_puzzles(penpa_link(kDrawings.back()), "link", none);
    ASSERT_FALSE(result.at(0));
    EXPECT_TRUE(result[0].error().message.contains("packed with deflate, which this program cannot unpack"));
}

TEST(PenpaLinks, WhatPenpaCannotSayIsNamed) {
    const auto refused = kPenpa.write(read_text("grid 2x2\nrange 1..2\nrule sum 4 at rows\n"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message,
              "Penpa has no genre with the rules of this puzzle that can be written");
    const auto lossy = kPenpa.write(read_text("sudoku 4x4\nrule sum 5 at R1C1 R1C2\n"));
    ASSERT_TRUE(lossy);
    EXPECT_EQ(lossy->losses, std::vector<std::string>{"the rule 'sum 5'"});
}

TEST(PenpaLinks, WritesTheGenresOfItsTable) {
    for (const FormatPart& part : format_parts(kPenpa)) {
        if (part.read_as.empty()) continue;
        const std::string kind = part.name == "irregular" ? "sudoku jigsaw" : std::string(part.read_as);
        Resources none;
        const std::string example = kind == part.read_as
                                        ? std::string(text::find_kind(part.read_as)->example)
                                        : "sudoku 4x4 jigsaw\n| a a a b\n| a b b b\n| c c c d\n| c d d d\n";
        const auto read = read_puzzles(example, "x", none).at(0);
        ASSERT_TRUE(read) << part.name << to_text(read.error());
        const auto written = kPenpa.write(*read);
        ASSERT_TRUE(written) << part.name << to_text(written.error());
        const auto again = read_puzzles(written->text, "x", none, with_zlib());
        ASSERT_TRUE(again.at(0)) << part.name << to_text(again[0].error());
        EXPECT_EQ(again[0]->kind->definition->name, part.read_as);
    }
}

}  // namespace
}  // namespace sator::tests
