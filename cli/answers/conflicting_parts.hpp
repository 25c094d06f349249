#pragma once

#include <string>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator {

/// Rules of a puzzle without a solution, and givens of its `initial`-th drawing, that cannot hold together,
/// in words. None where that takes more than propagation to see.
std::vector<std::string> conflicting_parts(const Puzzle& puzzle, PuzzleSolver& solver, std::size_t initial,
                                           const Limits& limits);

}  // namespace sator
