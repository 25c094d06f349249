#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/ask/plans/plan.hpp"
#include "sator/ask/values/search_tree.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

/// Proves that the parts of a search are all of it, each once: at each node, every value of the cell either leads to one node or part
/// below it, or propagation refutes it. `solver` is that of the plan's puzzle with its orders, and `givens` are those of its initial
/// drawing. The error names the line of the tree that is wrong.
std::expected<void, Diagnostic> check_tree(const Plan& plan, const PuzzleSolver& solver,
                                           const std::vector<Given>& givens, const Limits& limits);

/// Writes the values of a tree as a puzzle writes them.
std::vector<PlannedValue> planned_values(const Puzzle& puzzle, const std::vector<Given>& values);
/// Reads such values; nullopt if the puzzle does not have them.
std::optional<std::vector<Given>> values_of_plan(const Puzzle& puzzle,
                                                 const std::vector<PlannedValue>& values);
std::optional<CellId> cell_of_plan(const Puzzle& puzzle, const std::string& name);

}  // namespace sator::ask
