#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

/// A highlighted slot and the clue beside it.
struct HighlightedSlot {
    Slot cells;
    std::string clue;  ///< the text of the highlighted clue; if no clue of the line has it: all of them
};

/// The parts of a picture besides the puzzle's grid and rules. Empty members are not shown.
struct PictureContents {
    std::size_t initial = 0;      ///< index of the initial drawing whose givens are shown
    std::vector<Value> solution;  ///< the value of each cell
    /// By cell, in ascending order. A single candidate is shown as the cell's value, unless the cell is open.
    std::vector<std::vector<ValueId>> candidates;
    std::vector<bool> is_open;            ///< by cell; empty: no cell is open
    std::vector<CellId> used_cells;       ///< hatched
    std::vector<Candidate> used;          ///< in a circle
    std::vector<Candidate> removed;       ///< struck
    std::vector<Candidate> placed;        ///< large, in a ring, instead of the cell's candidates
    std::vector<HighlightedSlot> slots;   ///< outlined, their clues underlined
    std::vector<CellId> differing_cells;  ///< with a dotted frame
    std::vector<Slot> found_lines;        ///< with an outline, e.g. around the words of a word search
    std::vector<std::string> notes;       ///< lines under the grid
    SpokenLanguage language = SpokenLanguage::English;  ///< of the legend
    bool has_title = true;                              ///< above the grid
    bool has_byline = true;                             ///< author and source, small, above the grid
    bool has_legend = true;                             ///< under the grid: the meaning of the signs in it
};

/// Draws a puzzle. Shows the rules that have a picture (see decorator_table.hpp); rule_notes.hpp describes
/// the others in words. The result is incomplete if `watch` ends the work.
Picture puzzle_picture(const Puzzle& puzzle, const PictureContents& contents, LimitWatch& watch);
inline Picture puzzle_picture(const Puzzle& puzzle, const PictureContents& contents = {}) {
    LimitWatch unlimited;
    return puzzle_picture(puzzle, contents, unlimited);
}

/// Returns the board of that picture: where its cells are.
Board picture_board(const Puzzle& puzzle, const PictureContents& contents, LimitWatch& watch);

}  // namespace sator::render
