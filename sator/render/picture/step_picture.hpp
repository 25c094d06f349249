#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/text/clue_notes.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/puzzle_picture.hpp"

namespace sator::render {

/// The content of the picture of one step of an explanation.
struct StepContents {
    std::size_t initial = 0;  ///< index of the initial drawing whose givens are shown
    /// The candidates of each cell before the step, as ascending indices into the alphabet. All cells are
    /// listed.
    std::vector<std::vector<ValueId>> candidates;
    /// By cell: whether a single candidate is shown as a candidate, not as the value. Empty: no cell is open.
    std::vector<bool> is_open;
    std::vector<CellId> used_cells;  ///< cells of the premises: hatched
    std::vector<Candidate> used;     ///< candidates of the premises: in a circle
    std::vector<Candidate> removed;  ///< struck
    std::vector<Candidate> placed;   ///< large, in a ring
    /// Slots of the rules that force it: outlined, their clues underlined.
    std::vector<HighlightedSlot> slots;
    std::vector<ClueNote> notes;  ///< marked clues: below the grid
};

/// Collects what the picture of a step shows. The cells of its premises are used, with their values or, if
/// only a few are left, their candidates. The slots of its rules are highlighted, except those of the whole
/// grid. `before` is the knowledge before the step.
StepContents step_contents(const Knowledge& before, std::size_t initial, const Step& step);

/// Draws a step: the grid with all candidates small, without title and legend. Used, removed and placed
/// candidates differ in shape and in colour.
Picture step_picture(const Puzzle& puzzle, const StepContents& step);

}  // namespace sator::render
