#include "sator/render/text/solution_template.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/render/text/grid_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle puzzle_with(std::vector<Symbol> symbols) {
    Puzzle puzzle;
    puzzle.grid = make_rectangle(4, 3)->grid;
    puzzle.alphabet = Alphabet(std::move(symbols));
    return puzzle;
}

void expect_drawings(const Puzzle& puzzle, TextStyle style) {
    auto filled = solution_template(puzzle, style);
    ASSERT_TRUE(filled.has_value());
    std::mt19937 random(5);
    std::vector<Value> values(puzzle.grid.cell_count());
    for (int round = 0; round < 50; ++round) {
        for (Value& value : values) value = static_cast<Value>(random() % puzzle.alphabet.size());
        EXPECT_EQ(filled->fill(values), grid_text(puzzle, values, {}, style));
    }
}

TEST(SolutionTemplate, EqualsGridText) {
    expect_drawings(puzzle_with({Symbol::of_character(U'A'), Symbol::of_character(U'B')}), TextStyle::Plain);
    expect_drawings(puzzle_with({Symbol::of_character(U'A'), Symbol::of_character(U'B')}), TextStyle::Ansi);
    expect_drawings(puzzle_with({Symbol::of_number(1), Symbol::of_character(U'é'), Symbol::blank()}),
                    TextStyle::Plain);
}

TEST(SolutionTemplate, LeavesWideSymbolsToGridText) {
    EXPECT_FALSE(
        solution_template(puzzle_with({Symbol::of_number(9), Symbol::of_number(10)}), TextStyle::Plain)
            .has_value());
}

}  // namespace
}  // namespace sator::tests
