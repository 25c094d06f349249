// The rules arrow, pill_arrow and double_arrow. A circle of one cell is a circle, and one of several cells, or a pill, has straight
// sides.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/board/capsule.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// In widths of a cell: the radius of an arrow's circle; how far the strokes of its head reach backwards and to either side; and
/// the distance of its tip from the middle of the last cell, where a value is.
constexpr double kCircle = 0.38, kHead = 0.15, kTip = 0.31;
/// The cells of a pill if the statement does not say how many.
constexpr std::size_t kUsualPill = 2;

/// Returns the number of cells in the circle or pill.
std::size_t head_size(const RuleStatement& statement, const Sequence& sequence) {
    if (!sequence.breaks.empty()) return sequence.breaks.front();
    if (rule_name(statement) != "pill_arrow") return 1;
    const auto stated = statement.arguments.empty()
                            ? std::nullopt
                            : to_whole_number<std::size_t>(statement.arguments[0].text);
    return stated.value_or(kUsualPill);
}

/// Returns each shaft with the cell of the head that it begins at; empty if a shaft does not touch the head.
std::vector<Slot> shafts(const Sequence& sequence, std::size_t head, const Board& board) {
    std::vector<std::size_t> ends(sequence.breaks.begin(), sequence.breaks.end());
    ends.push_back(sequence.cells.size());
    std::vector<Slot> paths;
    std::size_t begin = head;
    const std::span<const CellId> cells = sequence.cells;
    for (const std::size_t end : ends) {
        if (end <= head) continue;
        const auto from = std::ranges::find_if(cells.first(head).rbegin(), cells.first(head).rend(),
                                               [&](CellId cell) { return board.touch(cell, cells[begin]); });
        if (from == cells.first(head).rend()) return {};
        Slot path{*from};
        path.insert(path.end(), cells.begin() + static_cast<std::ptrdiff_t>(begin),
                    cells.begin() + static_cast<std::ptrdiff_t>(end));
        if (!is_path(board, path)) return {};
        paths.push_back(std::move(path));
        begin = end;
    }
    return paths;
}

void add_head(std::span<const CellId> cells, Sketch& sketch) {
    if (cells.size() == 1) return add_circle(cells[0], sketch);
    const auto centre = [&](std::size_t i) { return sketch.board.centre(cells[i]); };
    for (std::size_t i = 1; i < cells.size();) {
        // A pill of three cells in a line has one outline, and one with a bend has two.
        std::size_t end = i;
        const Point along = centre(i) - centre(i - 1);
        while (end + 1 < cells.size() && std::abs(cross(along, centre(end + 1) - centre(end))) < 1) ++end;
        sketch.add(Look::Circle, capsule(centre(i - 1), centre(end), sketch.board.side * kCircle));
        i = end + 1;
    }
}

bool decorate_double_arrow(const RuleStatement& statement, Sketch& sketch) {
    constexpr std::size_t kLeastCells = 3;
    if (!are_paths(statement, sketch.board, kLeastCells)) return false;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        sketch.add_line(Look::Line, sequence.cells);
        add_circle(sequence.cells.front(), sketch);
        add_circle(sequence.cells.back(), sketch);
        // Two rings tell the line from a between line.
        for (const CellId end : {sequence.cells.front(), sequence.cells.back()})
            sketch.add(Look::Circle, {sketch.board.centre(end), sketch.board.side * (kCircle + 0.07)});
    });
    sketch.add_to_legend(
        "The values between the double circles at the ends of a line add up to the sum of those in the "
        "circles.");
    return true;
}

}  // namespace

void add_arrow_shaft(const Slot& path, Sketch& sketch) {
    const Board& board = sketch.board;
    Outline line{board.path(path)};
    auto &first = line.parts.front(), &last = line.parts.back();
    const Point along = direction(last[last.size() - 1] - last[last.size() - 2]), across{-along.y, along.x};
    const Point tip = last.back() - along * (board.side * kTip);
    first.front() = first[0] + direction(first[1] - first[0]) * (board.side * kCircle);
    last.back() = tip;
    const double head = board.side * kHead;
    line.parts.push_back({tip - (along + across) * head, tip, tip - (along - across) * head});
    sketch.add(Look::Line, std::move(line));
}

bool decorate_arrow(const RuleStatement& statement, Sketch& sketch) {
    const std::string_view rule = rule_name(statement);
    if (rule == "double_arrow") return decorate_double_arrow(statement, sketch);
    struct Arrow {
        std::span<const CellId> head;
        std::vector<Slot> shafts;
    };
    std::vector<Arrow> arrows;
    bool is_drawn = sketch.board.has_lattice;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        const std::size_t head = head_size(statement, sequence);
        if (head == 0 || head >= sequence.cells.size()) return void(is_drawn = false);
        arrows.push_back({std::span(sequence.cells).first(head), shafts(sequence, head, sketch.board)});
        is_drawn = is_drawn && !arrows.back().shafts.empty() && is_path(sketch.board, arrows.back().head);
    });
    if (!is_drawn) return false;
    for (const Arrow& arrow : arrows) {
        add_head(arrow.head, sketch);
        for (const Slot& shaft : arrow.shafts) add_arrow_shaft(shaft, sketch);
    }
    sketch.add_to_legend(rule == "arrow"
                             ? "The value in an arrow's circle is the sum of those along its shaft."
                             : "The digits in an arrow's pill are a number: the sum of the values along its "
                               "shaft.");
    return true;
}

}  // namespace sator::render
