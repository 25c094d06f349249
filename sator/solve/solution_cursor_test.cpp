#include "sator/solve/solution_cursor.hpp"

#include <gtest/gtest.h>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grid = std::vector<Value>;

/// A puzzle and its solver.
class Solved3 {
  public:
    explicit Solved3(const std::string& rule = "distinct", const Limits& limits = {})
        : small_(3, 1, U"abcd") {
        small_.rule_on_all(rule, {});
        small_.initial(U"...");
        small_.initial(U".a.");
        small_.initial(U"aa.");
        puzzle_ = std::make_shared<const Puzzle>(small_.puzzle());
        RuleContext context{*puzzle_, languages_, resources_, {}};
        solver = std::make_unique<PuzzleSolver>(
            *PuzzleSolver::build(puzzle_, Registry::standard(), context, limits));
    }
    std::vector<Grid> listed(std::size_t initial) {
        std::vector<Grid> grids;
        solver->solve({.initial = initial}, [&](std::span<const Value> values) {
            grids.emplace_back(values.begin(), values.end());
            return true;
        });
        return grids;
    }

    std::unique_ptr<PuzzleSolver> solver;

  private:
    SmallPuzzle small_;
    std::shared_ptr<const Puzzle> puzzle_;
    ClueCache languages_;
    Resources resources_;
};

TEST(SolutionCursor, VisitsThoseOfSolveInItsOrder) {
    Solved3 puzzle;
    for (const std::size_t initial : {0, 1, 2, 0}) {
        std::vector<Grid> grids;
        SolutionCursor solutions = puzzle.solver->solutions({.initial = initial});
        for (const Solution& solution : solutions)
            grids.emplace_back(solution.values().begin(), solution.values().end());
        const Outcome outcome = solutions.outcome();
        EXPECT_FALSE(solutions.next());
        EXPECT_EQ(grids, puzzle.listed(initial));
        if (grids.empty()) {
            EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(outcome));
        } else {
            ASSERT_TRUE(std::holds_alternative<Solved>(outcome));
            EXPECT_EQ(std::get<Solved>(outcome).count, BigCount(grids.size()));
            EXPECT_TRUE(std::get<Solved>(outcome).complete);
        }
    }
    EXPECT_EQ(puzzle.listed(0).size(), 24u);
    EXPECT_EQ(puzzle.listed(1).size(), 6u);
    EXPECT_EQ(puzzle.listed(2).size(), 0u);
}

TEST(SolutionCursor, StopsWhereNoMoreAreAskedFor) {
    Solved3 puzzle;
    SolutionCursor solutions = puzzle.solver->solutions();
    ASSERT_TRUE(solutions.next());
    ASSERT_TRUE(solutions.next());
    const Outcome outcome = solutions.outcome();
    EXPECT_EQ(std::get<Solved>(outcome).count, BigCount(2));
    EXPECT_FALSE(std::get<Solved>(outcome).complete);
    EXPECT_LT(puzzle.solver->statistics().nodes, 6u);
    std::size_t others = 0;
    for (auto at = solutions.begin(); at != solutions.end(); ++at) ++others;
    EXPECT_EQ(others, 22u);
    SolutionCursor again = puzzle.solver->solutions();
    ASSERT_TRUE(again.next());
    EXPECT_EQ(std::get<Solved>(puzzle.solver->count()).count, BigCount(24));
    EXPECT_FALSE(again.next());  // the solver was asked something else
}

TEST(SolutionCursor, VisitsThoseWithTheValuesOfAQuestion) {
    Solved3 puzzle;
    const auto with = [&](std::vector<Given> givens, std::size_t initial = 0) {
        std::vector<Grid> grids;
        SolutionCursor solutions = puzzle.solver->solutions({.initial = initial, .givens = givens});
        givens.clear();  // the cursor needs them no longer
        for (const Solution& solution : solutions)
            grids.emplace_back(solution.values().begin(), solution.values().end());
        return grids;
    };
    const Given first_is_b{CellId(0), ValueId(1), {}}, second_is_a{CellId(1), ValueId(0), {}};
    EXPECT_EQ(with({second_is_a}), puzzle.listed(1));
    EXPECT_EQ(with({first_is_b, second_is_a}), (std::vector<Grid>{{1, 0, 2}, {1, 0, 3}}));
    EXPECT_EQ(with({first_is_b}, 1).size(), 6U) << "they replace the initial grid's";
    EXPECT_EQ(with({}, 1).size(), 24U);
    EXPECT_TRUE(with({second_is_a, {CellId(0), ValueId(0), {}}}).empty());
}

TEST(SolutionCursor, RefusesAValueThatDoesNotExist) {
    Solved3 puzzle;
    const std::vector<Given> no_cell{{CellId(3), ValueId(0), {}}};
    SolutionCursor solutions = puzzle.solver->solutions({.givens = no_cell});
    EXPECT_FALSE(solutions.next());
    const Outcome outcome = solutions.outcome();
    ASSERT_TRUE(std::holds_alternative<Refused>(outcome));
    EXPECT_EQ(std::get<Refused>(outcome).mistake.message, "cell 3 is given, which does not exist");
}

TEST(SolutionCursor, SaysWhichLimitStoppedIt) {
    Limits limits;
    limits.deadline = Limits::Clock::now();
    Solved3 puzzle("distinct", limits);
    SolutionCursor solutions = puzzle.solver->solutions();
    while (solutions.next()) {
    }
    EXPECT_FALSE(std::holds_alternative<Unsatisfiable>(solutions.outcome()));
}

}  // namespace
}  // namespace sator::tests
