// The rules palindrome and between: a line through the cells.

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// The radius of a circle at an end, as a fraction of a cell's width.
constexpr double kEndCircle = 0.38;

}  // namespace

bool decorate_path(const RuleStatement& statement, Sketch& sketch) {
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            const Slot& cells = sequence.cells;
            if (cells.size() < 3 || !is_path(sketch.board, cells) || line_kind(sketch.board, cells))
                return false;
        }
    }
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            sketch.add_line(Look::Line, sequence.cells);
            if (statement.name != "between") continue;
            sketch.add(Look::Circle,
                       {sketch.board.centre(sequence.cells.front()), sketch.board.side * kEndCircle});
            sketch.add(Look::Circle,
                       {sketch.board.centre(sequence.cells.back()), sketch.board.side * kEndCircle});
        }
    }
    sketch.add_to_legend(statement.name == "between"
                             ? "The values on a line lie strictly between those in the circles at its ends."
                             : "The values along a line read the same from either end.");
    return true;
}

}  // namespace sator::render
