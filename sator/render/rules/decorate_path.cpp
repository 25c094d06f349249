// The rules palindrome and between: a line through the cells.

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// The radius of a circle around a value, as a fraction of a cell's width.
constexpr double kPathCircle = 0.38;

}  // namespace

void add_circle(CellId cell, Sketch& sketch) {
    sketch.add(Look::Circle, {sketch.board.centre(cell), sketch.board.side * kPathCircle});
}

bool decorate_path(const RuleStatement& statement, Sketch& sketch) {
    const bool is_between = rule_name(statement) == "between";
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
            if (!is_between) continue;
            add_circle(sequence.cells.front(), sketch);
            add_circle(sequence.cells.back(), sketch);
        }
    }
    sketch.add_to_legend(is_between
                             ? "The values on a line lie strictly between those in the circles at its ends."
                             : "The values along a line read the same from either end.");
    return true;
}

}  // namespace sator::render
