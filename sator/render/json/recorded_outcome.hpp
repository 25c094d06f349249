#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::render {

/// Records the outcome of a question in its answer: the number of solutions and the work of the search.
/// Returns the limit that was reached, if any.
std::optional<Limit> record_outcome(const Outcome& outcome, const PuzzleSolver& solver, SearchReport& answer);

}  // namespace sator::render
