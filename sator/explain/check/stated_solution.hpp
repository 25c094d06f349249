#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// The faults of the solution that a puzzle states.
struct StatedSolution {
    std::vector<PartId> broken;  ///< the rules and givens that it breaks
    bool is_only = true;         ///< no other solution was found
};

/// Compares the solution that the puzzle states, if any, with its rules and with the solutions that were found. A puzzle with
/// several initial drawings states the solution of the first.
std::optional<StatedSolution> compare_stated_solution(const PuzzleParts& parts, std::size_t initial,
                                                      const std::vector<std::vector<Value>>& solutions);

}  // namespace sator::explain
