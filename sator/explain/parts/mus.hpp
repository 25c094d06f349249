#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// Why a puzzle has no solution.
struct Mus {
    /// Parts that cannot hold together; where `is_minimal`, without any one of them the others can.
    std::vector<PartId> parts;
    bool is_minimal = false;
    bool is_smallest = false;  ///< proven: no clash of this puzzle has fewer parts
    /// Parts of the puzzle without any one of which it has a solution. Each stands in `parts`.
    std::vector<PartId> relaxations;
    bool relaxations_are_all = false;
};

/// A smallest set of parts that cannot hold together, where that is found and proven; else one that is
/// minimal, each part of it proven necessary: of one rule or two with the givens in their cells where such a
/// set exists, else narrowed from `parts_known`, parts that cannot hold together. Limits leave that as small
/// as it was got.
Mus find_mus(const PuzzleParts& parts, std::span<const PartId> parts_known, const Limits& limits);

}  // namespace sator
