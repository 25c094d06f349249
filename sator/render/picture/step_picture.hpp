#pragma once

#include <cstddef>
#include <vector>

#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/text/clue_notes.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/puzzle_picture.hpp"

namespace sator {

/// One step of an explanation, as its picture shows it.
struct StepContents {
    std::size_t initial = 0;  ///< whose givens
    /// Of each cell, before the step, as indices in the alphabet, ascending. All cells must be listed.
    std::vector<std::vector<std::uint32_t>> candidates;
    /// Of each cell: whether it shows its candidates though one alone is left. Empty: none does.
    std::vector<bool> is_open;
    std::vector<CellId> used_cells;      ///< that the reason speaks of: hatched
    std::vector<Candidate> used;         ///< that the reason speaks of: in a circle
    std::vector<Candidate> removed;      ///< struck
    std::vector<Candidate> placed;       ///< large, in a ring
    std::vector<HighlightedSlot> slots;  ///< of the rules that force it: outlined, their clues underlined
    std::vector<ClueNote> notes;         ///< what happened in their clues: below the grid
};

/// What a picture shows of a step: its premises' cells are used, with their values or, where few are left, their
/// candidates; its rules' slots are pointed out, those of the whole grid apart. `before`: what is known
/// before it.
StepContents step_contents(const Knowledge& before, std::size_t initial, const Step& step);

/// The picture of a step: the grid with all candidates small, without title and legend. What is used, removed
/// and placed differs by shape and by colour.
Picture step_picture(const Puzzle& puzzle, const StepContents& step);

}  // namespace sator
