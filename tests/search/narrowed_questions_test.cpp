// Questions that exclude candidates, and questions that let an endgame stop at their limit, compared with the list of all solutions.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/narrowed_question.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grid = std::vector<Value>;

/// The first is searched by the endgame of networks, the second by the main search.
constexpr std::string_view kPuzzles[] = {"sudoku 4x4\n| 1 . . .\n| . . . .\n| . . 2 .\n| . . . .\n",
                                         "latin 4x4\nsum 5 at R1C1 R1C2; R3C1 R4C1\n"};

PuzzleSolver solver_of(std::string_view text) {
    Resources none;
    auto puzzles = read_puzzles(std::string(text), "small.sator", none);
    EXPECT_TRUE(puzzles[0]);
    return std::move(*PuzzleSolver::build(std::move(*puzzles[0])));
}

std::set<Grid> grids_of(const FoundSolutions& found) {
    std::set<Grid> grids;
    for (const Solution& solution : found.solutions)
        grids.emplace(solution.values().begin(), solution.values().end());
    EXPECT_EQ(grids.size(), found.solutions.size()) << "a solution twice";
    return grids;
}

TEST(NarrowedQuestions, LeaveOutTheSolutionsWithExcludedCandidates) {
    for (const std::string_view text : kPuzzles) {
        PuzzleSolver solver = solver_of(text);
        const std::set<Grid> all = grids_of(solver.solve());
        ASSERT_GT(all.size(), 10U);
        for (std::size_t cell = 0; cell < 16; ++cell) {
            for (std::size_t value = 0; value < 4; ++value) {
                const std::vector<Given> excluded = {{CellId(cell), ValueId(value), {}},
                                                     {CellId(15 - cell), ValueId(value), {}}};
                const auto found = solve_narrowed(solver, {}, {.excluded = excluded});
                std::set<Grid> expected = all;
                std::erase_if(expected, [&](const Grid& grid) {
                    return std::ranges::any_of(excluded, [&](const Given& given) {
                        return grid[given.cell.index()] == static_cast<Value>(given.value.index());
                    });
                });
                EXPECT_EQ(grids_of(found), expected);
                EXPECT_EQ(std::holds_alternative<Unsatisfiable>(found.outcome), expected.empty());
                for (const SolutionOrder order : {SolutionOrder::Free, SolutionOrder::Stable}) {
                    const SolveOptions two{.order = order, .threads = 2, .search = {.sequential_nodes = 0}};
                    EXPECT_EQ(grids_of(solve_narrowed(solver, two, {.excluded = excluded})), expected);
                }
            }
        }
        EXPECT_EQ(grids_of(solver.solve()), all) << "the next question excludes nothing";
    }
}

TEST(NarrowedQuestions, StopAtTheLimitWithTrueSolutions) {
    for (const std::string_view text : kPuzzles) {
        PuzzleSolver solver = solver_of(text);
        const std::set<Grid> all = grids_of(solver.solve());
        for (std::uint64_t limit = 1; limit <= all.size() + 1; ++limit) {
            const std::set<Grid> some =
                grids_of(solve_narrowed(solver, {.limit = limit}, {.endgame_solutions = limit}));
            EXPECT_EQ(some.size(), std::min<std::size_t>(limit, all.size()));
            EXPECT_TRUE(std::ranges::includes(all, some));
        }
        EXPECT_EQ(grids_of(solver.solve()), all);
    }
}

}  // namespace
}  // namespace sator::tests
