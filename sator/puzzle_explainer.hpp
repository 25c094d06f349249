#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/solve/solution.hpp"

namespace sator {

/// What a cell shows, or may not show.
struct CellSymbol {
    CellId cell;
    Symbol symbol;
};

/// One deduction, or several trivial ones of a kind that are told together.
struct PuzzleStep {
    std::string technique;            ///< "hidden single"
    std::string sentence;             ///< "In box 5, 7 can only be in R4C6."
    std::vector<CellSymbol> placed;   ///< values that it proves
    std::vector<CellSymbol> removed;  ///< values that it rules out, in cells that it does not fill
};

/// How a person would solve a puzzle.
struct PuzzleExplanation {
    enum class End : std::uint8_t {
        Solved,
        Several,     ///< there are several solutions, and each of the `candidates` occurs in one
        NoSolution,  ///< the last step says why
        Stopped,     ///< by `limit`
    };

    End end = End::Stopped;
    std::vector<PuzzleStep> steps;
    std::vector<std::vector<Symbol>> candidates;  ///< what is left to each cell at the end
    std::optional<Limit> limit;
};

/// Help for a person who is stuck.
struct PuzzleHint {
    std::string mistakes;            ///< what is wrong in the grid, a line each; empty if nothing is
    std::optional<PuzzleStep> step;  ///< the easiest deduction from here; none if there are mistakes
    /// The step told little by little: where to look, which technique, which cells and rules, everything.
    std::array<std::string, 4> texts;
    bool is_done = false;        ///< every cell is filled, and no rule is broken
    std::optional<Limit> limit;  ///< kept the hint from being complete
};

/// How hard a puzzle is for people; see docs/difficulty.md.
struct PuzzleRating {
    enum class Result : std::uint8_t {
        Rated,
        NoSolution,
        Several,  ///< there are several solutions
        Stopped,  ///< a limit was reached
    };

    Result result = Result::Stopped;
    // If Rated:
    double effort = 0;              ///< high if few deductions are at hand on the way to the solution
    int grade = 0;                  ///< from 1 to 10, among puzzles of the same kind
    std::string grade_name;         ///< "gentle", "moderate", "tricky", "hard", "fiendish"
    std::string hardest_technique;  ///< that the solution needs; empty if nothing is left to do
    std::optional<double> minutes;  ///< that people take on average; only for sudokus
};

/// Whether a puzzle is well made. Rules and givens are named by sentences, e.g. "row 1 must add up to 15".
struct PuzzleCheck {
    enum class Verdict : std::uint8_t { Unique, Several, NoSolution, Unknown };

    Verdict verdict = Verdict::Unknown;
    std::vector<Solution> solutions;              ///< Unique: the only one. Several: two of them
    std::vector<CellId> differing;                ///< Several: the cells in which solutions differ
    std::vector<std::string> repairs;             ///< changes each of which leaves one solution, best first
    std::vector<std::string> clash;               ///< NoSolution: rules and givens that cannot hold together
    bool is_clash_minimal = false;                ///< without any one of them the others can
    std::vector<std::string> not_needed;          ///< Unique: rules and givens each of which can go
    std::vector<std::string> idle;                ///< rules that do nothing
    std::vector<std::string> implied;             ///< rules that another rule implies
    std::vector<Symbol> dead_values;              ///< that ranges list, but a rule forbids in every cell
    std::vector<std::string> broken_by_solution;  ///< rules and givens that the puzzle's own solution breaks
    bool is_complete = false;                     ///< every question was answered in the time for it
    std::optional<Limit> limit;                   ///< kept some question from its answer

    /// Whether something is wrong: no solution, several, or a rule or value that does nothing.
    bool has_flaw() const {
        return verdict == Verdict::NoSolution || verdict == Verdict::Several || !idle.empty() ||
               !dead_values.empty();
    }
};

/// Which puzzle a question is about, and what it may cost.
struct QuestionOptions {
    std::size_t initial = 0;            ///< whose givens: an index in the puzzle's `initials`
    std::optional<Limits> limits = {};  ///< nullopt: those that the explainer was built with
};

/// The same for a hint.
struct HintOptions {
    std::vector<CellSymbol> entries = {};  ///< what the person has filled in so far, besides the givens
    std::size_t initial = 0;
    std::optional<Limits> limits = {};
};

/// Answers what people ask about one puzzle. Building it compiles the rules.
///
///     auto explainer = sator::PuzzleExplainer::build(puzzle);  // or the mistakes in its rules
///     for (const auto& step : explainer->explain().steps) puts(step.sentence.c_str());
///
/// A limit is never an error: each answer says which one was reached, and holds what is known so far. If one
/// is reached while the rules are made, every answer is stopped by it.
class PuzzleExplainer {
  public:
    /// Errors are mistakes in the puzzle, one Diagnostic for each.
    static std::expected<PuzzleExplainer, std::vector<Diagnostic>> build(Puzzle puzzle,
                                                                         const BuildOptions& options = {});
    ~PuzzleExplainer();
    PuzzleExplainer(PuzzleExplainer&&) noexcept;
    PuzzleExplainer& operator=(PuzzleExplainer&&) noexcept;

    /// All steps from the givens to the solution, each by the easiest technique that gives anything.
    PuzzleExplanation explain(const QuestionOptions& options = {});
    /// What is wrong in a grid that is filled in so far, or else the next step.
    PuzzleHint hint(const HintOptions& options = {});
    PuzzleRating rate(const QuestionOptions& options = {});
    /// Besides the verdict, which has only the limits, all remarks together take at most some 20 seconds.
    PuzzleCheck check(const QuestionOptions& options = {});

    const Puzzle& puzzle() const;

  private:
    class Prepared;
    explicit PuzzleExplainer(std::unique_ptr<Prepared> prepared);

    std::unique_ptr<Prepared> prepared_;
};

}  // namespace sator
