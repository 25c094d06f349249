#include "sator/render/text/fitted_grid_text.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/render/text/grid_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle fitted_puzzle(Grid grid, std::vector<Symbol> symbols) {
    Puzzle puzzle;
    puzzle.grid = std::move(grid);
    puzzle.alphabet = Alphabet(std::move(symbols));
    return puzzle;
}

const std::vector<Symbol> kNarrow = {Symbol::of_number(1), Symbol::of_number(2)},
                          kWide = {Symbol::of_number(1), Symbol::of_number(12)};

std::optional<std::string> fitted(const Puzzle& puzzle, std::size_t columns,
                                  const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain) {
    std::vector<std::optional<Value>> values(puzzle.grid.cell_count());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<Value>(i % 2);
    return fitted_grid_text(puzzle, values, marked, style, columns);
}

TEST(FittedGridText, IsTheUsualTextIfThatFits) {
    const Puzzle puzzle = fitted_puzzle(make_rectangle(4, 1)->grid, kNarrow);
    EXPECT_EQ(fitted(puzzle, 11), grid_text(puzzle, std::vector<Value>{0, 1, 0, 1}));
    EXPECT_EQ(
        fitted(puzzle, 11, {true, false, false, false}, TextStyle::Ansi),
        grid_text(puzzle, std::vector<Value>{0, 1, 0, 1}, {true, false, false, false}, TextStyle::Ansi));
}

TEST(FittedGridText, TheCompactFormHasNoBlanks) {
    const Puzzle puzzle = fitted_puzzle(make_rectangle(4, 1)->grid, kNarrow);
    for (const std::size_t columns : {6, 10}) {
        EXPECT_EQ(fitted(puzzle, columns),
                  "┌────┐\n"
                  "│1212│\n"
                  "└────┘\n");
    }
    EXPECT_EQ(fitted(puzzle, 6, {true, false, false, false}, TextStyle::Ansi),
              "\x1B[2m┌────┐\x1B[0m\n"
              "\x1B[2m│\x1B[0m\x1B[1;30;43m1\x1B[0m212\x1B[2m│\x1B[0m\n"
              "\x1B[2m└────┘\x1B[0m\n");
}

TEST(FittedGridText, WideGridsAreDivided) {
    EXPECT_EQ(fitted(fitted_puzzle(make_rectangle(6, 1)->grid, kNarrow), 10),
              "┌──────┐\n│121212│\n└──────┘\n");
    Puzzle wide = fitted_puzzle(make_rectangle(3, 1)->grid, kWide);
    EXPECT_EQ(fitted(wide, 9),
              "part 1 of 2, from the left:\n"
              "┌───────┐\n"
              "│  1 12 │\n"
              "└───────┘\n"
              "part 2 of 2, from the left:\n"
              "┌────┐\n"
              "│  1 │\n"
              "└────┘\n");
    EXPECT_EQ(fitted(fitted_puzzle(make_rectangle(8, 1)->grid, kNarrow), 9),
              "part 1 of 3, from the left:\n┌───────┐\n│ 1 2 1 │\n└───────┘\n"
              "part 2 of 3, from the left:\n┌───────┐\n│ 2 1 2 │\n└───────┘\n"
              "part 3 of 3, from the left:\n┌─────┐\n│ 1 2 │\n└─────┘\n");
    EXPECT_EQ(fitted(wide, 5), std::nullopt) << "no room for a cell";
}

TEST(FittedGridText, BracketsNeedBlanks) {
    const Puzzle puzzle = fitted_puzzle(make_rectangle(4, 1)->grid, kNarrow);
    EXPECT_EQ(fitted(puzzle, 8, {false, true, false, false}),
              "part 1 of 2, from the left:\n"
              "┌─────┐\n"
              "│ 1[2]│\n"
              "└─────┘\n"
              "part 2 of 2, from the left:\n"
              "┌─────┐\n"
              "│ 1 2 │\n"
              "└─────┘\n");
}

Puzzle puzzle_of_drawing(std::vector<std::u32string> drawing, std::vector<Symbol> symbols) {
    Grid grid;
    grid.kind = GridKind::Drawing;
    for (std::uint32_t line = 0; line < drawing.size(); ++line) {
        for (std::uint32_t column = 0; column < drawing[line].size(); ++column) {
            if (drawing[line][column] == U'*') grid.places.push_back({line, column});
        }
    }
    grid.drawing = std::move(drawing);
    return fitted_puzzle(std::move(grid), std::move(symbols));
}

TEST(FittedGridText, LayoutsLoseTheirBlankColumns) {
    const std::vector<std::u32string> drawing = {U" * * | * *", U"-----+----", U" * * | * *"};
    EXPECT_EQ(fitted(puzzle_of_drawing(drawing, kNarrow), 10), " 1 2 | 1 2\n-----+----\n 1 2 | 1 2\n");
    EXPECT_EQ(fitted(puzzle_of_drawing(drawing, kNarrow), 9), "12|12\n--+--\n12|12\n");
    EXPECT_EQ(fitted(puzzle_of_drawing(drawing, kNarrow), 5), "12|12\n--+--\n12|12\n");
    EXPECT_EQ(fitted(puzzle_of_drawing(drawing, kNarrow), 4),
              "part 1 of 3, from the left:\n 1 2\n----\n 1 2\n"
              "part 2 of 3, from the left:\n | 1\n-+--\n | 1\n"
              "part 3 of 3, from the left:\n 2\n--\n 2\n");
    EXPECT_EQ(fitted(puzzle_of_drawing(drawing, kWide), 1), std::nullopt);
}

TEST(FittedGridText, HexagonsAreNotDivided) {
    const Puzzle puzzle = fitted_puzzle(make_hexagon(2, 2, 3)->grid, kNarrow);
    const std::string usual = *fitted(puzzle, 80);
    EXPECT_EQ(fitted(puzzle, widest_line(usual)), usual);
    EXPECT_EQ(fitted(puzzle, widest_line(usual) - 1), std::nullopt);
}

TEST(FittedGridText, NoLineIsEverTooWide) {
    for (const std::uint32_t width : {1, 7, 20, 45}) {
        for (std::size_t columns = 27; columns < 90; columns += 9) {
            for (const auto& symbols : {kNarrow, kWide}) {
                const Puzzle puzzle = fitted_puzzle(make_rectangle(width, 2)->grid, symbols);
                EXPECT_LE(widest_line(*fitted(puzzle, columns)), columns) << width << " in " << columns;
            }
        }
    }
}

}  // namespace
}  // namespace sator::tests
