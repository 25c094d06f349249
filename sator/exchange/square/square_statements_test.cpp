#include "sator/exchange/square/square_statements.hpp"

#include <gtest/gtest.h>

#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string solutions_of(const SquareStatements& statements) {
    const auto puzzle = statements.read("test", {});
    if (!puzzle) return puzzle.error().message;
    auto solver = PuzzleSolver::build(*puzzle);
    if (!solver) return to_text(solver.error().front());
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "0" : solved->count.to_string();
}

TEST(SquareStatements, AreASudokuAtFirst) {
    SquareStatements sudoku(4);
    EXPECT_EQ(solutions_of(sudoku), "288");
    sudoku.given({1, 1}, 1);
    EXPECT_EQ(solutions_of(sudoku), "72");
    sudoku.candidates({1, 2}, {2, 3});
    EXPECT_EQ(solutions_of(sudoku), "48");
    sudoku.rule("sum 10", {{1, 1}, {1, 2}});
    EXPECT_EQ(solutions_of(sudoku), "0");
}

TEST(SquareStatements, HaveBoxesIfTheSizeHasThem) {
    EXPECT_EQ(solutions_of(SquareStatements(3)), "12") << "Latin squares of three";
    EXPECT_EQ(usual_box_height(6), 2U);
    EXPECT_EQ(usual_box_height(7), 1U);
    EXPECT_EQ(SquareStatements(6).region_cells().size(), 6U);
    EXPECT_TRUE(SquareStatements(7).region_cells().empty());
}

TEST(SquareStatements, MayHaveOtherRegions) {
    SquareStatements pairs(2);
    pairs.regions() = {0, 0, 1, 1};
    EXPECT_FALSE(pairs.has_usual_regions());
    EXPECT_EQ(solutions_of(pairs), "2");
    pairs.free_lines();
    EXPECT_EQ(solutions_of(pairs), "4");
    pairs.regions() = {0, std::nullopt, std::nullopt, 0};
    EXPECT_EQ(pairs.region_cells(), (std::vector<SquareCells>{{{1, 1}, {2, 2}}}));
    EXPECT_EQ(solutions_of(pairs), "8") << "the two cells of the region differ";
}

TEST(SquareStatements, SayWhatHasNoMeaning) {
    SquareStatements outside(4);
    outside.rule("sum 3", "R5C1 R5C2");
    const auto read = outside.read("file.txt", {});
    ASSERT_FALSE(read);
    EXPECT_TRUE(read.error().message.starts_with("what this says has no meaning in the puzzle language: "))
        << read.error().message;
    SquareStatements odd(4);
    odd.rule("wiggle", {{1, 1}, {1, 2}});
    EXPECT_TRUE(solutions_of(odd).contains("wiggle")) << solutions_of(odd);
}

TEST(SquareStatements, MakeARemarkOnce) {
    SquareStatements puzzle(4);
    puzzle.remark("fog is not read");
    puzzle.remark("fog is not read");
    puzzle.remark("music is not read", "play it yourself");
    const auto read = puzzle.read("file.txt", {});
    ASSERT_TRUE(read);
    ASSERT_EQ(read->remarks.size(), 2U);
    EXPECT_EQ(read->remarks[0].file, "file.txt");
    EXPECT_EQ(read->remarks[1].hint, "play it yourself");
}

}  // namespace
}  // namespace sator::tests
