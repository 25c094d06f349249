#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/shape.hpp"

namespace sator {

/// A slot that is pointed out, and the clue beside it.
struct HighlightedSlot {
    Slot cells;
    std::string clue;  ///< the text of the clue that is meant; where none reads so: all at its line
};

/// What a picture shows of a puzzle besides its grid and its rules. What is empty is not shown.
struct PictureContents {
    std::size_t initial = 0;      ///< whose givens: index in the puzzle's initials, where it has any
    std::vector<Value> solution;  ///< the value of each cell
    /// Of each cell, in ascending order; one alone is shown as the cell's value, unless the cell is open.
    std::vector<std::vector<std::uint32_t>> candidates;
    std::vector<bool> is_open;            ///< of each cell; empty: none is
    std::vector<CellId> used_cells;       ///< hatched
    std::vector<Candidate> used;          ///< in a circle
    std::vector<Candidate> removed;       ///< struck
    std::vector<Candidate> placed;        ///< large, in a ring, instead of the cell's candidates
    std::vector<HighlightedSlot> slots;   ///< outlined, their clues underlined
    std::vector<CellId> differing_cells;  ///< in a frame of dots
    std::vector<Slot> found_lines;        ///< surrounded, as words that are found
    std::vector<std::string> notes;       ///< lines under the grid
    bool has_title = true;                ///< above the grid
    bool has_byline = true;               ///< author and source, small, above the grid
    bool has_legend = true;               ///< under the grid: what the signs in it mean
};

/// A picture of a puzzle. Rules that have a picture are drawn (see decorator_table.hpp); for the others see
/// rule_notes.hpp. Once `watch` is over it is not whole.
Picture puzzle_picture(const Puzzle& puzzle, const PictureContents& contents, LimitWatch& watch);
inline Picture puzzle_picture(const Puzzle& puzzle, const PictureContents& contents = {}) {
    LimitWatch unlimited;
    return puzzle_picture(puzzle, contents, unlimited);
}

}  // namespace sator
