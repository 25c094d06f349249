#include "sator/render/step_drawing.hpp"

namespace sator {

Picture step_drawing(const Puzzle& puzzle, const DrawnStep& step) {
    Shown shown;
    shown.initial = step.initial;
    shown.candidates = step.candidates;
    shown.used_cells = step.used_cells;
    shown.used = step.used;
    shown.removed = step.removed;
    shown.placed = step.placed;
    shown.slots = step.slots;
    shown.has_title = false;
    shown.has_legend = false;
    return puzzle_picture(puzzle, shown);
}

}  // namespace sator
