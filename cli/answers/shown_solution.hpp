#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator {

/// What a picture shows of a puzzle's first solution: its values, the lines that stand out in it, the hidden
/// message; where a second one is given, the cells in which they differ. No solution: the givens alone.
PictureContents shown_solution(const PuzzleSolver& solver, std::size_t initial,
                               std::span<const std::vector<Value>> solutions);

}  // namespace sator
