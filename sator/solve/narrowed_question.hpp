#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::solve {

/// What the creation of puzzles asks besides SolveOptions.
struct Narrowing {
    /// Candidates that no solution may have.
    std::span<const Given> excluded = {};
    /// How many solutions an endgame lists at once; if there are more, those that come first may be others than otherwise. 0: none
    /// takes over the whole question, so that `seed` chooses among few solutions, too. nullopt: as many as it likes.
    std::optional<std::uint64_t> endgame_solutions = {};
};

/// PuzzleSolver::solve for a narrower question.
Outcome solve_narrowed(PuzzleSolver& solver, const SolveOptions& options, const Narrowing& narrowing,
                       const SolutionSink& sink);
FoundSolutions solve_narrowed(PuzzleSolver& solver, const SolveOptions& options, const Narrowing& narrowing);

}  // namespace sator::solve
