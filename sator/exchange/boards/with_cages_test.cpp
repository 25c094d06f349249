#include "sator/exchange/boards/with_cages.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/f_puzzles/f_puzzles.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle summed(const std::string& text) {
    Resources none;
    ReadResult result = read_puzzles(text, "test", none);
    EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
    return result[0] ? std::move(*result[0]) : Puzzle{};
}

std::string counted_by_solver(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return to_text(solver.error().front());
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "0" : solved->count.to_string();
}

/// The number of sequences with a rule of this name.
std::size_t rules_called(const Puzzle& puzzle, std::string_view name) {
    std::size_t count = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        for (const MarkedDrawing& drawing : rule.drawings) count += rule.name == name ? drawing.size() : 0;
    }
    return count;
}

constexpr const char* kLetters =
    "sudoku 4x4\nrule distinct\nrule sum(a) = 6\nrule sum(b) = 4\nrule sum(c) = 9\n"
    "| a a . b\n| . a b b\n| c . . .\n| c c . .\n";
constexpr const char* kPlaced = "sudoku 4x4\nrule sum 6 at R1C1 R1C2; R1C1 R2C2 R3C3; R3C3 R3C4\n";

TEST(WithCages, TheSolutionsStay) {
    for (const auto& [text, cages, sums] : {std::tuple{kLetters, 3U, 0U},
                                            // The diagonal has cells that may be equal.
                                            {kPlaced, 2U, 1U},
                                            {"sudoku 4x4\nrule sum(line) = 6 at R1C1 R1C2\n", 1U, 0U}}) {
        const Puzzle puzzle = summed(text);
        const auto caged = with_cages(puzzle);
        ASSERT_TRUE(caged) << text;
        EXPECT_EQ(rules_called(*caged, "cage"), cages) << text;
        EXPECT_EQ(rules_called(*caged, "sum") + rules_called(*caged, "expression"), sums) << text;
        EXPECT_EQ(rules_called(*caged, "distinct"), 0U) << text;
        EXPECT_EQ(counted_by_solver(*caged), counted_by_solver(puzzle)) << text;
    }
}

TEST(WithCages, OtherRulesStay) {
    for (const char* text :
         {"sudoku 4x4\nrule sum 6 at R1C1 R2C2 R3C3\n", "sudoku 4x4\nrule sum(a) = 2 at R1C1 R1C2\n",
          "sudoku 4x4\nrule sum 5..7 at R1C1 R1C2\n", "sudoku 4x4\nrule sum 6 as \"Six\" at R1C1 R1C2\n",
          "sudoku 4x4\nrule sum(a) = sum(b) at R1C1: R1C2\n",
          // `line` is all parts, and a cage would be each of them.
          "sudoku 4x4\nrule sum(line) = 6 at R1C1 R1C2: R1C3\n",
          "grid 2x1\nrange 1..4 blank\nrule distinct at all\nrule sum 3 at all\n",
          "grid 2x1\nrange 1..4\nrule sum 6 at all\n",
          "grid 2x1\nrange 1..4\nrule permutation 1 1\n| a a\nrule sum 2 at all\n",
          "grid 2x1\nrange 1..4\nrule permutation 1 01\n| a a\nrule sum 2 at all\n"})
        EXPECT_FALSE(with_cages(summed(text))) << text;
}

TEST(WithCages, FormatsThatKnowCagesSayTheSums) {
    const Puzzle puzzle = summed(kLetters);
    const auto written = write_puzzle(kFPuzzles, puzzle);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->losses, std::vector<std::string>());
    EXPECT_EQ(counted_by_solver(summed(written->text)), counted_by_solver(puzzle));
    const Puzzle kakuro = summed(
        "layout\n| * *\n| * *\nrange 1..9\nrule distinct\nrule sum(a) = 3\nrule sum(b) = 7\n| a a\n| b b\n"
        "rule distinct\nrule sum(a) = 4\nrule sum(b) = 6\n| a b\n| a b\n");
    const auto link = write_puzzle(kPuzzLink, kakuro);
    ASSERT_TRUE(link);
    EXPECT_EQ(link->losses, std::vector<std::string>());
    EXPECT_EQ(counted_by_solver(summed(link->text)), counted_by_solver(kakuro));
}

}  // namespace
}  // namespace sator::tests
