#include <gtest/gtest.h>

#include <fstream>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;

ReadResult read_constraints(const std::string& text) {
    Resources none;
    return read_puzzles(text, "file", none);
}

constexpr std::size_t kMostCounted = 300;

std::size_t counted_solutions(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    EXPECT_TRUE(solver) << to_text(solver.error().front());
    return solver ? solver->solve({.limit = kMostCounted}).solutions.size() : 0;
}

std::string iss_mistake(const std::string& text) {
    const ReadResult result = read_constraints(text);
    return result.at(0) ? "no error" : to_text(result[0].error());
}

/// What that solver counts for random constraints of each type (see tests/links/record_iss.mjs).
TEST(IssText, HasTheSolutionsThatItsSolverCounts) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/iss_counts.txt");
    std::size_t lines = 0;
    for (std::string line; std::getline(input, line); ++lines) {
        const std::size_t tab = line.find('\t');
        const auto expected = to_whole_number<std::size_t>(line.substr(0, tab));
        const ReadResult result = read_constraints(line.substr(tab + 1));
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(counted_solutions(*result[0]), expected) << line;
        const auto written = kIssText.write(*result[0]);
        if (!written || !written->losses.empty()) continue;  // counted below
        const ReadResult back = read_constraints(written->text);
        ASSERT_TRUE(back.at(0)) << written->text << to_text(back[0].error());
        EXPECT_EQ(counted_solutions(*back[0]), expected) << line << "\n" << written->text;
        EXPECT_EQ(kIssText.write(*back[0])->text, written->text);
    }
    EXPECT_GT(lines, 300U);
}

TEST(IssText, ACellThatIsNamedTwiceInACageCountsTwice) {
    const auto solutions = [](const std::string& text) {
        return counted_solutions(*read_constraints(".Shape~4x4" + text).at(0));
    };
    EXPECT_EQ(solutions(".Cage~7~R1C1~R1C1~R1C2"), 48U) << "2 2 3 or 3 3 1";
    EXPECT_EQ(solutions(".Cage~7~R1C1~R1C2~R1C1"), 48U);
    EXPECT_EQ(solutions(".Cage~3~R1C1~R2C2~R1C1"), 0U) << "1 1 1 repeats a number";
    EXPECT_EQ(solutions(".Cage~0~R1C1~R1C1~R1C2"), 288U) << "no sum";
}

/// Only rules that are about pairs without a mark cannot be written.
TEST(IssText, MostConstraintsAreWrittenWithoutALoss) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/iss_counts.txt");
    for (std::string line; std::getline(input, line);) {
        if (line.contains(".Strict")) continue;
        const ReadResult result = read_constraints(line.substr(line.find('\t') + 1));
        ASSERT_TRUE(result.at(0));
        const auto written = kIssText.write(*result[0]);
        ASSERT_TRUE(written);
        EXPECT_TRUE(written->losses.empty()) << line << "\n" << written->losses.front();
    }
}

/// Each of these is several rules of the language.
TEST(IssText, CagesThatAreSeveralRulesAreWrittenAsTheyWere) {
    for (const std::string text :
         {".Shape~6x6.RellikCage~5~R1C1~R1C2~R2C2~R3C1", ".Shape~4x4.EqualityCage~R1C1~R1C2~R2C3~R2C4",
          ".Shape~6x6.Lunchbox~4~R1C1~R2C2~R3C3~R4C3", ".Shape~4x4.Lunchbox~3~R1C1~R2C1~R2C2~R3C2",
          ".Shape~6x6.Lunchbox~4~R1C1~R2C2~R3C3~R4C3.Lunchbox~5~R1C1~R2C2~R3C3~R4C3.RellikCage~7~R6C6~R5C6."
          "Thermo~R1C1~R1C2"}) {
        const ReadResult read = read_constraints(text);
        ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
        const auto written = kIssText.write(*read[0]);
        ASSERT_TRUE(written);
        EXPECT_EQ(written->losses, std::vector<std::string>()) << text;
        EXPECT_EQ(written->text, text + "\n");
    }
    const auto sandwich = kIssText.write(*read_constraints(".Shape~4x4.Sandwich~3~R1").at(0));
    ASSERT_TRUE(sandwich);
    EXPECT_EQ(sandwich->text, ".Shape~4x4.Sandwich~3~R1\n");
}

TEST(IssText, ALinkHoldsConstraints) {
    const ReadResult result = read_constraints(
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.Cage~5~R1C1~R1C2%2E~R4C4_3\n");
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(kIssText.write(*result[0])->text, ".Shape~4x4.Cage~5~R1C1~R1C2.~R4C4_3\n");
}

TEST(IssText, BlanksAndCommentsMeanNothing) {
    const ReadResult result =
        read_constraints("# two\n.Shape ~ 4x4\n\n# cages\n.Cage~5 ~R1C1\n~R1C2 .~R4C4_3_4\n");
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(kIssText.write(*result[0])->text, ".Shape~4x4.Cage~5~R1C1~R1C2.~R4C4_3_4\n");
}

TEST(IssText, WhatIsNotUnderstoodIsNamed) {
    const ReadResult result = read_constraints(
        ".Shape~4x4.Foo.Entropic~R1C1~R1C2~R1C3.NFA~AAAA~_x~R1C1.RegionSumLine~R1C1~R2C2.Thermo~R3C3~R3C4");
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    std::vector<std::string> messages;
    for (const LeftOut& part : result[0]->left_out)
        messages.push_back(std::to_string(part.what.span.column) + ": " + part.what.message +
                           (part.restricts ? " (restricts)" : ""));
    EXPECT_EQ(messages, (std::vector<std::string>{
                            "12: '.Foo' is not understood, and left out",
                            "16: '.Entropic' is only for the values from 1 to 9, and is left out (restricts)",
                            "40: '.NFA' has a machine that is not understood, and is left out (restricts)"}));
    ASSERT_EQ(result[0]->remarks.size(), 1U);
    EXPECT_EQ(result[0]->remarks[0].message,
              "a 'RegionSumLine' in a single region says nothing, and is left out");
    EXPECT_EQ(kIssText.write(*result[0])->text, ".Shape~4x4.Thermo~R3C3~R3C4\n");
}

TEST(IssText, MistakesHaveTheirPlaces) {
    EXPECT_EQ(iss_mistake(".Shape~4x4\n.Thermo~R1C1~R5C2"),
              "file:2:14: error: 'R5C2' is no cell of this grid\n"
              "    .Thermo~R1C1~R5C2\n"
              "                 ^^^^\n"
              "hint: a cell is written R1C1; rows and columns from 10 on are letters: Ra is row 10\n");
    EXPECT_EQ(iss_mistake(".Sum~x~R1C1"),
              "file:1:6: error: 'Sum' needs a number here\n"
              "    .Sum~x~R1C1\n"
              "         ^\n");
    for (const auto& [text, message] : std::vector<std::pair<std::string, std::string>>{
             {".Thermo", "file:1:2: error: 'Thermo' names no cells"},
             {".Shape~4x4.~R1C1_1\n.Shape~4x4",
              "file:2:8: error: a text holds one puzzle, and this is a second shape"},
             {".Shape~9x9~1-20", "file:1:12: error: a cell has at most 16 values, e.g. 0-8"},
             {".Shape~9x9~~Odd", "file:1:13: error: a grid is a sudoku, or 'Raw' without rules for rows and"},
             {".Or.Cage~3~R1C1~R1C2", "file:1:2: error: its '.End' is missing"},
             {".Cage~3~R1C1~R1C2.End", "file:1:19: error: this '.End' ends nothing"},
             {".Or.AntiKing.End", "file:1:5: error: 'AntiKing' is about the whole grid, and no alternative"},
             {".Shape~99x99", "file:1:8: error: the size of a grid is written 9x9, and at most 16x16"},
             {".~R1C1_3~R1C1_4", "file:1:10: error: the givens of this cell leave no value"},
             {".~R1C1_10", "file:1:3: error: 'R1C1_10' is no cell with its values"},
             {".Jigsaw~123", "file:1:9: error: the layout has 3 characters, and the grid has 81 cells"},
             {".Quad~R9C1~1", "file:1:7: error: 'Quad' needs the upper left one of four cells"},
             {".XSum~R0~3", "file:1:7: error: 'R0' is no row or column of this grid"},
             {".LittleKiller~9~R5C5", "file:1:17: error: no diagonal begins at R5C5"},
             {".WhiteDot~R1C1~R3C3", "file:1:11: error: 'WhiteDot' needs cells that share an edge"},
             {".PillArrow~4~R1C1", "file:1:12: error: a pill has 2 or 3 cells"},
             {".Sum~10~R1C1~R1C2~LOOP", "file:1:19: error: 'Sum' is no loop"},
         })
        EXPECT_TRUE(iss_mistake(text).starts_with(message)) << iss_mistake(text);
}

TEST(IssText, EveryCutTextIsReadOrRefused) {
    const std::string text =
        ".Shape~6x6.Thermo~R1C1~R1C2.Cage~10~R5C5~R5C6.XSum~R1~6~7.Jigsaw~112233.Or.X~R1C1.End.~R1C1_3_4~"
        "R2C2_1";
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const ReadResult result = read_constraints(text.substr(0, length));
        ASSERT_EQ(result.size(), 1U);
        EXPECT_TRUE(result[0] || !result[0].error().message.empty());
    }
}

}  // namespace
}  // namespace sator::tests
