#include "sator/create/clues/stated_text.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"

namespace sator::create {
namespace {

Puzzle puzzle_of(const std::string& text) {
    Resources none;
    return *read_puzzles(text, "test", none)[0];
}

OptionalClue given(std::size_t cell, std::size_t value) {
    return {.givens = {{CellId(cell), ValueId(value), {}}}, .spots = {}, .rules = {}};
}

TEST(StatedText, GivensOfASudokuStandBelowItsLineInAFrame) {
    const std::string base = "sudoku 4x4\ndiagonal\n";
    const OptionalClue dot{
        .givens = {}, .spots = {{.heading = "white_dot", .side = {}, .text = "R1C1 R1C2"}}, .rules = {}};
    const std::vector<OptionalClue> clues = {given(0, 3), given(5, 0), dot};
    const std::string text = stated_text(base, puzzle_of(base), clues, {true, true, true});
    EXPECT_EQ(text,
              "sudoku 4x4\n"
              "| 4 . | . .\n"
              "| . 1 | . .\n"
              "|-----+----\n"
              "| . . | . .\n"
              "| . . | . .\n"
              "\n"
              "diagonal\n"
              "\n"
              "white_dot\n"
              "  R1C1 R1C2\n");
    const Puzzle read = puzzle_of(text);
    ASSERT_EQ(read.initials.size(), 1u);
    EXPECT_EQ(read.initials[0].givens.size(), 2u);
}

TEST(StatedText, WhatIsNotChosenIsNotStated) {
    const std::string base = "grid 2x1\nrange 1..9\n";
    const auto side = [](std::size_t index, std::string text) {
        return OptionalClue{
            .givens = {},
            .spots =
                {{.heading = "sum", .side = "top", .index = index, .length = 2, .text = std::move(text)}},
            .rules = {}};
    };
    const std::vector<OptionalClue> clues = {side(0, "3"), side(1, "4"), given(0, 2)};
    EXPECT_EQ(stated_text(base, puzzle_of(base), clues, {false, true, true}),
              "grid 2x1\nrange 1..9\n\nsum\ntop . 4\n\ninitial\n| 3 .\n");
    EXPECT_EQ(stated_text(base, puzzle_of(base), clues, {false, false, false}), base);
}

}  // namespace
}  // namespace sator::create
