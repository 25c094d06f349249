#include "sator/solve/puzzle_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/count_cursor.hpp"
#include "sator/solve/narrowed_question.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle's solver, with what it was built from.
struct SolverOf {
    explicit SolverOf(const Puzzle& read, const Limits& limits = {})
        : puzzle(std::make_shared<const Puzzle>(read)),
          solver(PuzzleSolver::build(puzzle, Registry::standard(), context, limits)) {}

    std::shared_ptr<const Puzzle> puzzle;
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    decltype(PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{})) solver;
};

TEST(PuzzleSolver, MakesRulesThatUseGivensForEachInitialDrawing) {
    SmallPuzzle small(3, 1, U"ab ");
    small.rule_on_all("place", {"ab"});
    small.initial(U"a..");
    small.initial(U"bab");
    small.initial(U"..b");
    SolverOf of(small.puzzle());
    auto& solver = of.solver;
    ASSERT_TRUE(solver);
    for (const std::size_t initial : {2, 0, 1, 1, 2}) {
        std::size_t found = 0;
        solver->solve({.initial = initial, .verify = Verify::All},
                      [&](const SolutionView&) { return ++found > 0; });
        EXPECT_EQ(found, small.brute_force(initial).size());
        const Outcome counted = solver->count({.initial = initial});
        ASSERT_TRUE(std::holds_alternative<Solved>(counted));
        EXPECT_EQ(std::get<Solved>(counted).count, BigCount(found));
    }
    EXPECT_EQ(small.brute_force(0).size(), 3U);
    EXPECT_EQ(small.brute_force(1).size(), 1U);
}

/// A search of a few nodes decides whether counts are derived, and its answer is the question's.
TEST(PuzzleSolver, AnswersEasyQuestionsLikeOthers) {
    SmallPuzzle small(3, 2, U"ab");
    small.rule("count", {"a", "1"}, {{0, 1, 2}, {3, 4, 5}, {0, 3}, {1, 4}});
    small.initial(U"a.....");
    small.initial(U"......");
    small.initial(U"aa....");
    small.initial(U"..a...");
    SolverOf of(small.puzzle());
    auto& solver = of.solver;
    ASSERT_TRUE(solver);
    std::set<std::size_t> numbers;
    for (const std::size_t initial : {0, 1, 0, 2, 3, 2, 0}) {
        const std::size_t all = small.brute_force(initial).size();
        numbers.insert(all);
        for (const std::size_t limit : {1, 2, 9}) {
            const FoundSolutions found =
                solver->solve({.limit = limit, .initial = initial, .verify = Verify::All});
            EXPECT_EQ(found.solutions.size(), std::min(all, limit)) << initial;
            EXPECT_GT(solver->statistics().propagations, 0U);
            ASSERT_EQ(std::holds_alternative<Unsatisfiable>(found.outcome), all == 0);
            if (all == 0) continue;
            EXPECT_EQ(std::get<Solved>(found.outcome).count, BigCount(std::min(all, limit)));
            EXPECT_EQ(std::get<Solved>(found.outcome).complete, all < limit);
        }
    }
    EXPECT_EQ(numbers, (std::set<std::size_t>{0, 1, 2}));
}

/// Two counts imply a third one, and 76 cells are free: a short search that lists all solutions would not end.
TEST(PuzzleSolver, AnswersSoonIfMostCellsAreFree) {
    SmallPuzzle small(40, 2, U"ab");
    small.rule("count", {"a", "1"}, {{0, 1, 2}, {1, 2, 3}});
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::seconds(20);
    SolverOf of(small.puzzle(), limits);
    ASSERT_TRUE(of.solver);
    const FoundSolutions found = of.solver->solve({.limit = 2, .verify = Verify::All});
    EXPECT_TRUE(std::holds_alternative<Solved>(found.outcome));
    EXPECT_EQ(found.solutions.size(), 2U);
}

/// Two cells, with enough rules that the limits are asked while they are made.
SmallPuzzle puzzle_of_many_rules() {
    SmallPuzzle small(2, 1, U"ab");
    for (int i = 0; i < 200; ++i)
        small.rule_on_all("regex", {"/a(?=b).{" + std::to_string(1 + i % 2) + "}/"});
    return small;
}

/// A solver that was built under these limits answers every kind of question with the same limit.
void expect_stopped(const Limits& limits, Limit expected) {
    SolverOf of(puzzle_of_many_rules().puzzle(), limits);
    auto& solver = of.solver;
    ASSERT_TRUE(solver);
    EXPECT_EQ(solver->build_limit(), expected);
    const auto is_stopped = [&](const Outcome& outcome) {
        const auto* stopped = std::get_if<Stopped>(&outcome);
        return stopped != nullptr && stopped->limit == expected && stopped->count.is_zero();
    };
    bool has_found = false;
    EXPECT_TRUE(is_stopped(solver->solve({}, [&](std::span<const Value>) { return has_found = true; })));
    EXPECT_FALSE(has_found);
    EXPECT_TRUE(is_stopped(solver->count()));
    SolutionCursor solutions = solver->solutions();
    EXPECT_FALSE(solutions.next());
    EXPECT_TRUE(is_stopped(solutions.outcome()));
    CountCursor pieces = solver->count_in_pieces();
    const auto piece = pieces.run_for(1);
    ASSERT_TRUE(piece);
    EXPECT_TRUE(is_stopped(*piece));
    EXPECT_TRUE(solver->rules().empty());
}

TEST(PuzzleSolver, ReportsALimitReachedWhileMakingRules) {
    expect_stopped({.deadline = Limits::Clock::now()}, Limit::Time);
    const std::atomic<bool> interrupted = true;
    expect_stopped({.interrupted = &interrupted}, Limit::Interrupt);
    const std::atomic<std::size_t> used = 1000;
    expect_stopped({.memory_bytes = 999, .memory_used = &used}, Limit::Memory);
}

TEST(PuzzleSolver, KeepsNoPartialResultsAfterALimit) {
    SmallPuzzle small = puzzle_of_many_rules();
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{small.puzzle(), clue_cache, resources, {}};
    const auto puzzle = std::make_shared<const Puzzle>(small.puzzle());
    const Limits over{.deadline = Limits::Clock::now()};
    ASSERT_TRUE(PuzzleSolver::build(puzzle, Registry::standard(), context, over)->build_limit());
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver);
    EXPECT_EQ(solver->build_limit(), std::nullopt);
    EXPECT_EQ(solver->rules().size(), 200u);
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(solver->count()));
}

/// Returns the solver's answer to a question that is not about its puzzle.
std::string refusal(const Outcome& outcome) {
    const auto* refused = std::get_if<Refused>(&outcome);
    return refused == nullptr ? "" : refused->mistake.message;
}

TEST(PuzzleSolver, RefusesAQuestionThatIsWrong) {
    SmallPuzzle small(2, 1, U"ab");
    small.initial(U"a.");
    SolverOf of(small.puzzle());
    ASSERT_TRUE(of.solver);
    PuzzleSolver& solver = *of.solver;
    const auto ignore = [](const SolutionView&) { return true; };
    const std::vector<Given> no_cell{{CellId(2), ValueId(0), {}}}, no_value{{CellId(0), ValueId(2), {}}};
    EXPECT_EQ(refusal(solver.solve({.initial = 1}, ignore)), "there is no initial grid 1");
    EXPECT_EQ(refusal(solver.solve({.givens = no_cell}, ignore)), "cell 2 is given, which does not exist");
    EXPECT_EQ(refusal(solver.count({.givens = no_value})),
              "value 2 of cell 0 is given, which does not exist");
    EXPECT_EQ(refusal(solver.solve({.threads = 1'000'000}, ignore)), "1000000 threads are too many");
    EXPECT_EQ(refusal(solver.count({.search = {.activity_growth = 0}})),
              "the search option activity-growth is 0");
    EXPECT_EQ(refusal(solve_narrowed(solver, {}, {.excluded = no_cell}, ignore)),
              "cell 2 is excluded, which does not exist");
    EXPECT_EQ(refusal(solver.solve({.initial = 7}).outcome), "there is no initial grid 7");
    SolutionCursor cursor = solver.solutions({.initial = 1});
    EXPECT_FALSE(cursor.next());
    EXPECT_FALSE(cursor.resume_after(std::vector<Value>{0, 0}, 1));
    EXPECT_EQ(refusal(cursor.outcome()), "there is no initial grid 1");
    CountCursor pieces = solver.count_in_pieces({.givens = no_cell});
    EXPECT_EQ(refusal(pieces.run_for(1).value()), "cell 2 is given, which does not exist");
    EXPECT_TRUE(pieces.levels().empty());
    EXPECT_FALSE(pieces.resume_at({}));
    EXPECT_TRUE(solver.refuting_rules(1).empty());
    const auto counted = solver.count();
    EXPECT_TRUE(std::holds_alternative<Solved>(counted)) << "a wrong question does no harm";
}

TEST(PuzzleSolver, TakesNoValuesOfAnotherPuzzle) {
    SmallPuzzle small(2, 1, U"ab");
    small.rule_on_all("distinct", {});
    SolverOf of(small.puzzle());
    ASSERT_TRUE(of.solver);
    EXPECT_EQ(of.solver->violated_rule(std::vector<Value>{0}), nullptr);
    EXPECT_EQ(of.solver->violated_rule(std::vector<Value>{-1, -1}), nullptr);
    EXPECT_NE(of.solver->violated_rule(std::vector<Value>{0, 0}), nullptr);
    SolutionCursor cursor = of.solver->solutions();
    EXPECT_FALSE(cursor.resume_after(std::vector<Value>{0}, 1));
    EXPECT_FALSE(cursor.resume_after(std::vector<Value>{0, 700}, 1));
}

// Four different numbers with a given sum: one order stands for all.
TEST(PuzzleSolver, SaysHowManySolutionsAnOrbitHasInACountInPieces) {
    SmallPuzzle small(4, 1, U"123456");
    small.rule_on_all("distinct", {});
    small.rule_on_all("sum", {"14"});
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{small.puzzle(), clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(std::make_shared<const Puzzle>(small.puzzle()), Registry::standard(),
                                      context, Limits{});
    ASSERT_TRUE(solver);
    SearchProgress progress;
    CountCursor pieces = solver->count_in_pieces({.progress = &progress});
    EXPECT_EQ(progress.solutions_each, 24);
    const auto outcome = pieces.run_for(1000);
    ASSERT_TRUE(outcome && std::holds_alternative<Solved>(*outcome));
    EXPECT_EQ(std::get<Solved>(*outcome).count, BigCount(small.brute_force(0).size()));
}

}  // namespace
}  // namespace sator::tests
