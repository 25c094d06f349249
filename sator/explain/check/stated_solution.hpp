#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// The faults of the solution that a puzzle states, which may be an answer that is not complete.
struct StatedSolution {
    std::vector<PartId>
        broken;  ///< the rules and givens that it breaks, in the order of the puzzle's statements
    std::vector<CellId> open;  ///< cells without a value
    bool is_only = true;       ///< no other solution was found

    bool holds() const { return broken.empty() && open.empty(); }
};

/// Judges the solution that the puzzle states, if any, by the plain meaning of each rule (`holds`), without looking for other
/// solutions. If some cells of a rule are open, it is broken if no values of theirs keep it. A puzzle with several initial drawings
/// states the solution of the first.
std::optional<StatedSolution> judge_stated_solution(const PuzzleParts& parts, std::size_t initial,
                                                    const Limits& limits);

/// Returns e.g. "the answer is not complete: R1C2 and 4 more cells are open".
std::string sentence_of_open_cells(const Puzzle& puzzle, std::span<const CellId> open);

/// Returns whether each solution that was found has the stated values.
bool is_only_solution(const Puzzle& puzzle, const std::vector<std::vector<Value>>& solutions);

}  // namespace sator::explain
