#pragma once

#include "cli/answers/answer_text.hpp"
#include "cli/cli_namespace.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

/// Records the outcome of a question in its answer: the number of solutions, the limit that was reached, and
/// the work of the search.
void record_outcome(const Outcome& outcome, const PuzzleSolver& solver, SolvedPuzzle& answer);

}  // namespace sator::cli
