#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/state/outcome.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/solution.hpp"
#include "sator/solve/solution_cursor.hpp"
#include "sator/solve/solve_options.hpp"

namespace sator {

class PuzzleSolver;
class ClueCache;
class CountCursor;
class Model;
class Registry;
class Rule;
struct RuleContext;

namespace solve {
class SolverState;
struct SolverQuestion;
struct Narrowing;
Outcome solve_narrowed(PuzzleSolver& solver, const SolveOptions& options, const Narrowing& narrowing,
                       const SolutionSink& sink);
}  // namespace solve

/// Solutions, all kept, and what the search for them found out.
struct FoundSolutions {
    std::vector<Solution> solutions;
    Outcome outcome;
};

/// How a puzzle is prepared for its questions.
struct BuildOptions {
    Resources files = {};                ///< the files that the puzzle's rules name, such as word lists
    const Registry* registry = nullptr;  ///< the rules by name; null: Registry::standard(). Not owned
    Limits limits = {};                  ///< of the build, and of each question that has no others
    /// Where compiled clues are kept; null: with the puzzle. Puzzles that have many clues in common share
    /// one.
    std::shared_ptr<ClueCache> clue_cache = {};
};

/// A new cache, for BuildOptions::clue_cache.
std::shared_ptr<ClueCache> make_clue_cache();

/// Answers questions about one puzzle: which solutions it has, and how many. Building it compiles the rules;
/// each question then searches anew.
///
///     auto solver = sator::PuzzleSolver::build(puzzle);    // or the mistakes in its rules
///     solver->solve({.limit = 10}).solutions;              // up to ten solutions
///     solver->count();                                     // how many there are
///
/// An answer is an Outcome: `Solved` with the number of solutions, `Unsatisfiable`, or `Stopped` with the
/// limit that was reached and what is known so far. No limit is an error, and none makes an answer wrong. A question that
/// the puzzle does not have an answer to, e.g. because it fixes a cell that does not exist, is `Refused` with a Diagnostic.
class PuzzleSolver {
  public:
    /// Errors are mistakes in the puzzle, one Diagnostic for each. If a limit is reached while the rules are
    /// made, there is a solver all the same, which answers every question with that limit.
    static std::expected<PuzzleSolver, std::vector<Diagnostic>> build(Puzzle puzzle,
                                                                      const BuildOptions& options = {});
    /// The same for a puzzle that shares compiled clues and word lists with others. `registry` and what
    /// `context` refers to must outlive the solver.
    static std::expected<PuzzleSolver, std::vector<Diagnostic>> build(std::shared_ptr<const Puzzle> puzzle,
                                                                      const Registry& registry,
                                                                      RuleContext& context,
                                                                      const Limits& limits);
    ~PuzzleSolver();
    PuzzleSolver(PuzzleSolver&&) noexcept;
    PuzzleSolver& operator=(PuzzleSolver&&) noexcept;

    /// Hands the solutions to `sink` until it answers false or `options.limit` solutions are found.
    Outcome solve(const SolveOptions& options, const SolutionSink& sink);
    /// The same with all solutions kept in memory: name a limit if there may be many.
    FoundSolutions solve(const SolveOptions& options = {});
    /// How many solutions there are. Most counts do not list them, so that numbers such as 10^20 are fine.
    Outcome count(const CountOptions& options = {});

    /// The solutions one at a time, in an order that does not change. See SolutionCursor.
    SolutionCursor solutions(const CursorOptions& options = {});
    /// A count that can be stopped and resumed, with one thread.
    CountCursor count_in_pieces(const CountCursorOptions& options = {});

    /// If the givens of an initial drawing have no solution: rules whose propagators alone refute the givens, those of the first conflict
    /// found. Empty if it takes a search to see that there is none, or if there is no such drawing.
    std::vector<const Rule*> refuting_rules(std::size_t initial);

    /// The limit that kept the rules from being made.
    std::optional<Limit> build_limit() const;
    const Puzzle& puzzle() const;
    const std::vector<std::unique_ptr<Rule>>& rules() const;
    /// The model as the rules posted it.
    const Model& model() const;
    /// The cost of the last question.
    SearchStatistics statistics() const;
    /// The first rule that these values break, or null. Null, too, if they are not one value of the alphabet for each cell.
    const Rule* violated_rule(std::span<const Value> values) const;

  private:
    friend Outcome solve::solve_narrowed(PuzzleSolver& solver, const SolveOptions& options,
                                         const solve::Narrowing& narrowing, const SolutionSink& sink);
    explicit PuzzleSolver(std::unique_ptr<solve::SolverState> state);

    std::unique_ptr<solve::SolverState> state_;
};

}  // namespace sator
