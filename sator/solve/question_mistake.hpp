#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/solve/solver_question.hpp"

namespace sator::solve {

/// Checks that a question is about this puzzle: that its drawing, cells and values exist, and that its numbers are in their
/// ranges.
std::expected<void, Diagnostic> check_question(const SolverQuestion& question, const Puzzle& puzzle);

}  // namespace sator::solve
