#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/explain/puzzle_parts.hpp"

namespace sator {

/// Why a puzzle has no solution.
struct Clash {
    /// Parts that cannot hold together; where `is_minimal`, without any one of them the others can.
    std::vector<PartId> parts;
    bool is_minimal = false;
    /// Parts of the puzzle without any one of which it has a solution. Each stands in `parts`.
    std::vector<PartId> relaxations;
    bool relaxations_are_all = false;
};

/// Narrows `parts_known`, parts that cannot hold together, to a smallest set of such parts: one that is
/// minimal, each part of it proven necessary. One rule alone, and two that share cells, are tried first, so
/// that no other set is smaller where it has up to two. Limits leave the set as small as it was got.
Clash find_clash(const PuzzleParts& parts, std::span<const PartId> parts_known, const Limits& limits);

}  // namespace sator
