#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_clues.hpp"

namespace sator::explain {

/// A part of a clue, an alternative or an optional part, that no match of the clue in its slot uses.
struct DeadCluePart {
    std::uint32_t begin = 0, end = 0;  ///< position in the clue, in code points
    bool by_length = false;            ///< dead for any cells of this length; otherwise only in these ranges
};

/// Returns the largest dead parts, in the order of their positions. Returns none if the clue matches nothing
/// at all, because it then conflicts with its slot, and none if the clue exceeds the transition limit.
/// References count as matching anything, so dead parts may be missed.
std::vector<DeadCluePart> dead_clue_parts(const Puzzle& puzzle, const PuzzleClue& clue);

}  // namespace sator::explain
