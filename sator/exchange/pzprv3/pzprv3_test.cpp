#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_boards(const std::string& text, const PuzzleOptions& options = {}) {
    Resources none;
    return read_puzzles(text, "board", none, options);
}

/// The stated solution, a symbol for each cell: "_" if it lacks the cell; or the error.
std::string answer_of(const std::string& text) {
    const ReadResult read = read_boards(text);
    if (!read.at(0)) return to_text(read[0].error());
    std::vector<std::string> symbols(read[0]->grid.cell_count(), "_");
    for (const Given& given : read[0]->solution)
        symbols[given.cell.index()] = read[0]->alphabet[given.value].to_string();
    std::string answer;
    for (const std::string& symbol : symbols) answer += symbol;
    return answer;
}

TEST(Pzprv3, MarksOfTheAnswerAreTheStatedSolution) {
    EXPECT_EQ(answer_of("pzprv3/hitori/2/2/1 1 /2 1 /. # /+ . /"), ".#..");
    EXPECT_EQ(answer_of("pzprv3/lightup/2/3/. 1 # /+ - . /"), ".*..") << "a block is no cell";
    EXPECT_EQ(answer_of("pzprv3/yinyang/2/2/1 . /. . /. 2 /. . /"), "ox__");
    EXPECT_EQ(
        answer_of(
            "pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /2 . 4[1,,,] 3 /. . . . /. . . . /. . . . /"),
        "2143___23_____3_");
    EXPECT_EQ(answer_of("pzprv3/tents/2/2/. 1 . /1 A 1 /. . . /0 /0 /0 0 /"), "AT..");
    EXPECT_EQ(answer_of("pzprv3/doppelblock/3/3/. . . . /. - 1 - /. . . . /. . . q1 /"), "X1X_____1");
}

TEST(Pzprv3, AnAnswerWithoutAMarkIsNotComplete) {
    EXPECT_EQ(answer_of("pzprv3/hitori/2/2/1 1 /2 1 /. . /. . /"), ".___");
    EXPECT_EQ(answer_of("pzprv3/kurodoko/2/2"), ".___");
    EXPECT_EQ(answer_of("pzprv3/yinyang/2/2/1 . /. . /. . /. . /"), "o___");
}

/// Rooms have their names, or borders between them; a star is a hole.
TEST(Pzprv3, HolesAreInNoRoom) {
    const std::string answer = "/1 1 /0 0 /1 1 /1 0 1 /1 0 1 /0 0 0 /0 0 0 /0 0 0 /";
    for (const std::string board :
         {"pzprv3/doubleback/3/3/2/0 0 1 /0 . 1 /0 1 1 /. . . /. * . /. . . ",
          "pzprv3.2/doubleback/3/3/0 1 /0 0 /1 0 /0 0 0 /0 0 0 /. . . /. * . /. . . "}) {
        const ReadResult read = read_boards(board + answer);
        ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
        EXPECT_EQ(read[0]->grid.cell_count(), 8U);
        EXPECT_EQ(read[0]->regions.size(), 2U);
        EXPECT_EQ(read[0]->solution.size(), 16U) << "cells and links";
    }
    EXPECT_EQ(answer_of("pzprv3/doubleback/1/2/1/0 0 /. 3 /0 /0 0 /"),
              "board:1:32: error: '3' is neither a cell nor a hole\n"
              "    pzprv3/doubleback/1/2/1/0 0 /. 3 /0 /0 0 /\n"
              "                                   ^\n");
}

/// Returns how many places between cells have the symbol in the stated solution.
std::ptrdiff_t places_with(const std::string& text, std::string_view symbol) {
    const ReadResult read = read_boards(text);
    if (!read.at(0)) return -1;
    const Puzzle& puzzle = *read[0];
    return std::ranges::count_if(puzzle.solution, [&](const Given& given) {
        return given.cell.index() >= puzzle.grid.cell_count() &&
               puzzle.alphabet[given.value].to_string() == symbol;
    });
}

/// A row of black cells is no row of the grid.
TEST(Pzprv3, LinesBelowABlackRowAreInTheirPlaces) {
    EXPECT_EQ(places_with("pzprv3/nagare/3/2/N N /. . /. . /0 /1 /1 /0 0 /1 1 /", "-"), 4);
    EXPECT_EQ(places_with("pzprv3/nagare/3/2/N N /. . /. . /1 /0 /1 /1 1 /0 0 /", "-"), 1);
    EXPECT_EQ(places_with("pzprv3/nagare/2/3/N . . /N . . /0 1 /0 1 /0 1 1 /", "-"), 4);
}

TEST(Pzprv3, NumbersOfAnAnswerAreBorders) {
    constexpr std::ptrdiff_t kRim = 8;
    EXPECT_EQ(places_with("pzprv3/wafusuma/1/3/. . /1 2 2 /0 0 /", "#"), kRim + 1);
    EXPECT_EQ(places_with("pzprv3/wafusuma/1/3/. . /. 2 2 /1 0 /", "#"), kRim + 1);
    EXPECT_LE(places_with("pzprv3/wafusuma/1/3/. . /1 2 3 /0 0 /", "#"), 0)
        << "3 is not the size of its region";
}

TEST(Pzprv3, LinesEndAtASlashOrAtTheEndOfALine) {
    const ReadResult read =
        read_boards("pzprv3\nhitori\n2\n2\n1 1 \n2 1 \n. # \n. . \npzprv3/hitori/1/2/1 1 /. # /\n");
    ASSERT_EQ(read.size(), 2U);
    ASSERT_TRUE(read[0] && read[1]) << to_text((read[0] ? read[1] : read[0]).error());
    EXPECT_EQ(read[1]->name, "board#2");
}

TEST(Pzprv3, RefusesByNameAndPlace) {
    EXPECT_EQ(answer_of("pzprv3/hebi/2/2/"),
              "board:1:8: error: the rules of Hebi-Ichigo cannot be said in the puzzle language yet\n"
              "    pzprv3/hebi/2/2/\n"
              "           ^^^^\n"
              "hint: 'sator rules' lists the rules and kinds that it has\n");
    EXPECT_EQ(answer_of("pzprv3/aquarium/2/2/"),
              "board:1:8: error: boards of Aquarium cannot be read yet\n"
              "    pzprv3/aquarium/2/2/\n"
              "           ^^^^^^^^\n"
              "hint: write the puzzle as the kind 'aquarium'\n");
    EXPECT_EQ(answer_of("pzprv3/tachibk/2/2/"),
              "board:1:8: error: no board of the kind 'tachibk' can be read\n"
              "    pzprv3/tachibk/2/2/\n"
              "           ^^^^^^^\n"
              "hint: docs/genres.md lists what can be read\n");
    EXPECT_EQ(answer_of("pzprv3/hitori/2/x/"),
              "board:1:17: error: the number of columns is missing or no number\n"
              "    pzprv3/hitori/2/x/\n"
              "                    ^\n"
              "hint: such a board is pzprv3/KIND/ROWS/COLUMNS/BODY\n");
    EXPECT_EQ(answer_of("pzprv3/hitori/2/2/1 1 /2 /"),
              "board:1:24: error: the board has 3 words here, but 4 places\n"
              "    pzprv3/hitori/2/2/1 1 /2 /\n"
              "                           ^\n");
}

TEST(Pzprv3, EveryTruncatedBoardIsReadOrRefusedWithAPlace) {
    for (const std::string board :
         {"pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /2 . 4 3 /4 3 1 . /. 4 2 1 /1 2 . 4 /",
          "pzprv3/magnets/2/2/1 /1 /0 0 /. . 1 1 /. . 1 1 /1 1 a1 a2 /1 1 a2 a1 /",
          "pzprv3/snake/4/4/. . 1 . . /4 4 4 4 4 /. 6 0 0 4 /. 0 0 5 4 /. 0 0 4 0 /",
          "pzprv3/kakuro/2/2/0 3 4 /3 . . /4 . . /. . /. . /"}) {
        for (std::size_t length = 6; length < board.size(); ++length) {
            const ReadResult read = read_boards(board.substr(0, length));
            ASSERT_EQ(read.size(), 1U) << board.substr(0, length);
            if (!read[0]) {
                EXPECT_EQ(read[0].error().span.line, 1U) << board.substr(0, length);
            }
        }
    }
}

TEST(Pzprv3, RefusesHugeGridsBeforeAllocating) {
    EXPECT_NE(answer_of("pzprv3/hitori/4294967296/4294967296/").find("error: "), std::string::npos);
    EXPECT_NE(answer_of("pzprv3/hitori/2000000/1/").find("more than"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
