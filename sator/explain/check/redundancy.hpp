#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// The clues that a puzzle with one solution does not need.
struct Redundancy {
    /// Parts, each of which can be removed alone: the solution stays the only one.
    std::vector<PartId> not_needed;
    /// A minimal set of parts for which the solution is the only one.
    std::vector<PartId> irredundant;
    bool is_complete = false;  ///< false if a limit left questions open; then more parts may be redundant
};

/// `solution` is the puzzle's only one.
Redundancy find_redundancy(const PuzzleParts& parts, std::span<const Value> solution, const Limits& limits);

}  // namespace sator::explain
