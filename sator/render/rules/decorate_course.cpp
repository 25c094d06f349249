// The rule course: the words IN and OUT at the edge of the grid, and an arrow between two cells.

#include <algorithm>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// Half the length of an arrow, and the length and half the width of its head, as fractions of a cell's width.
constexpr double kHalfArrow = 0.22, kArrowTip = 0.14, kHalfTip = 0.1;

void add_arrow(CellId from, CellId to, Sketch& sketch) {
    const Point a = sketch.board.centre(from), b = sketch.board.centre(to);
    const double side = sketch.board.side;
    const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    const Point along = {(b.x - a.x) / side, (b.y - a.y) / side};  // one cell long
    const auto at = [&](double forwards, double aside) {
        return Point{middle.x + side * (forwards * along.x - aside * along.y),
                     middle.y + side * (forwards * along.y + aside * along.x)};
    };
    sketch.add(Look::Line, Outline{.parts = {{at(-kHalfArrow, 0), at(kHalfArrow, 0)},
                                             {at(kHalfArrow - kArrowTip, kHalfTip), at(kHalfArrow, 0),
                                              at(kHalfArrow - kArrowTip, -kHalfTip)}}});
    const bool is_level = a.y == b.y;
    const bool is_forward = is_level ? b.x > a.x : b.y > a.y;
    sketch.add_sign_text(is_forward ? from : to, is_forward ? to : from, is_forward ? ">" : "<");
}

/// Returns the cells from an outer edge on, up to the other side of the board.
Sequence line_from(const std::string& edge, const Puzzle& puzzle) {
    const CellNames names(puzzle.grid);
    const puzzle::PositionMap map(puzzle.grid);
    const std::size_t slash = edge.find('/');
    Sequence line;
    if (slash == std::string::npos) return line;
    const std::string side = edge.substr(slash + 1);
    const HalfCell step = side == "top"      ? HalfCell{2, 0}
                          : side == "bottom" ? HalfCell{-2, 0}
                          : side == "left"   ? HalfCell{0, 2}
                                             : HalfCell{0, -2};
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) {
        if (names.of(CellId(cell)) != edge.substr(0, slash)) continue;
        HalfCell at = map.point(CellId(cell));
        for (auto next = map.find(PositionSort::Cell, at); next; next = map.find(PositionSort::Cell, at)) {
            line.cells.push_back(*next);
            at = {at.row + step.row, at.column + step.column};
        }
    }
    return line;
}

}  // namespace

bool decorate_course(const RuleStatement& statement, Sketch& sketch) {
    bool has_ice = false;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        const bool are_cells = std::ranges::all_of(
            sequence.cells, [&](CellId cell) { return cell.index() < sketch.board.centres.size(); });
        if (are_cells && sequence.cells.size() == 2) add_arrow(sequence.cells[0], sequence.cells[1], sketch);
        has_ice = has_ice || (are_cells && sequence.cells.size() == 1);
    });
    bool is_drawn = true;
    for (std::size_t i = 0; i + 1 < statement.arguments.size(); ++i) {
        const std::string& word = statement.arguments[i].text;
        if (word != "in" && word != "out") continue;
        Sequence line = line_from(statement.arguments[i + 1].text, sketch.puzzle);
        is_drawn = !line.cells.empty() &&
                   add_edge_clue({.sequence = std::move(line),
                                  .text = word == "in" ? "IN" : "OUT",
                                  .statement = sketch.statement},
                                 "", sketch) &&
                   is_drawn;
    }
    return is_drawn && (!has_ice || sketch.puzzle.kind);
}

}  // namespace sator::render
