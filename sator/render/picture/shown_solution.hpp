#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::render {

/// Returns what a picture shows of a puzzle's first solution: its values, lines that are found in it, the
/// hidden message, and, if there is a second solution, the cells in which they differ. Without a solution, it
/// shows only the givens.
PictureContents shown_solution(const PuzzleSolver& solver, std::size_t initial,
                               std::span<const std::vector<Value>> solutions);

}  // namespace sator::render
