#pragma once

#include <span>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// What a puzzle with one solution does not need.
struct Redundancy {
    /// Parts each of which can go alone: the solution stays the only one.
    std::vector<PartId> not_needed;
    /// Parts that suffice together and none of which can go.
    std::vector<PartId> irredundant;
    bool is_complete = false;  ///< false where a limit left questions open: then more may be unneeded
};

/// `solution`: the only one.
Redundancy find_redundancy(const PuzzleParts& parts, std::span<const Value> solution, const Limits& limits);

}  // namespace sator
