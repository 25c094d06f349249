#pragma once

#include <string>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/limits.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

/// Returns, in words, rules of a puzzle without a solution, and givens of its `initial`-th drawing, that
/// contradict each other. Returns nothing if propagation alone does not find the contradiction.
std::vector<std::string> conflicting_parts(const Puzzle& puzzle, PuzzleSolver& solver, std::size_t initial,
                                           const Limits& limits);

}  // namespace sator::ask
