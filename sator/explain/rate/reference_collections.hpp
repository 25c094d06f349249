#pragma once

#include <span>

#include "sator/explain/rate/rank.hpp"

namespace sator::explain {

/// A collection of puzzles that `sator create` made without a grade, from the seeds 1 to `puzzles`.
struct ReferenceCollection {
    std::string_view kind;  ///< a name of `rated_kinds`
    std::string_view size;  ///< of the grid, e.g. "6x6"; empty if it is the usual one
    std::size_t cells;      ///< on average
    int puzzles;
    std::array<double, 9> deciles;  ///< of the effort; equal ones if no grade lies between them
};

std::span<const ReferenceCollection> reference_collections();

/// Returns the scale of a puzzle's kind by its rules; null if its kind has no collection.
const RankScale* scale_by_rules(const Puzzle& puzzle);

}  // namespace sator::explain
