#pragma once

#include <cstdint>
#include <vector>

#include "sator/explain/parts/puzzle_clues.hpp"

namespace sator {

/// A part of a clue, an alternative or an optional part, that no match in the clue's slot goes through.
struct DeadCluePart {
    std::uint32_t begin = 0, end = 0;  ///< place in the clue, in code points
    bool by_length = false;  ///< so in every slot of that length; else by what the slot's cells can hold
};

/// The largest such parts, in the order of their places. None where the clue matches nothing at all: then it
/// clashes with its slot, and none for a clue beyond the transition limit. References count as matching
/// anything, so that more may be dead than is told.
std::vector<DeadCluePart> dead_clue_parts(const Puzzle& puzzle, const PuzzleClue& clue);

}  // namespace sator
