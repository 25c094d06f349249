#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// A word of a crossword, as its clues are numbered.
struct CrosswordEntry {
    std::uint32_t number = 0;
    bool is_across = false;  ///< else it goes down
    Slot cells;

    /// Returns "12 across".
    std::string name() const { return std::to_string(number) + (is_across ? " across" : " down"); }
};

/// Returns the entries of a crossword in the order of their numbers, across before down: the slots of its words of at least two cells.
/// Cells in which an entry begins are numbered in reading order. Returns none for other puzzles.
std::vector<CrosswordEntry> crossword_entries(const Puzzle& puzzle);

}  // namespace sator::puzzle
