// White and black dots between neighbours, as in Kropki puzzles: the rules consecutive, difference, white_dot, ratio and
// black_dot.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// The radius of a dot without and with a text.
constexpr double kDotRadius = 5.5, kDotWithText = 8;

bool are_all_neighbours(const Slot& cells, const Board& board) {
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (!board.are_neighbours(cells[i - 1], cells[i])) return false;
    }
    return cells.size() > 1;
}

}  // namespace

void add_dot(CellId a, CellId b, Look look, const std::string& text, Sketch& sketch) {
    sketch.borders_with_sign.emplace_back(a, b);
    if (text.size() <= 1)
        sketch.add_sign_text(a, b, !text.empty() ? text : look == Look::BlackDot ? "●" : "○");
    for (const Point middle : sketch.board.between(a, b)) {
        sketch.add(look, {middle, text.empty() ? kDotRadius : kDotWithText});
        if (!text.empty())
            sketch.add(look == Look::BlackDot ? Look::BlackDotText : Look::WhiteDotText, {middle, text, 11});
    }
}

bool decorate_dots(const RuleStatement& statement, Sketch& sketch) {
    const std::string number = statement.arguments.empty() ? "" : statement.arguments[0].text;
    const bool is_ratio = statement.name == "ratio" || statement.name.starts_with("black_dot");
    const std::string text = number == (is_ratio ? "2" : "1") ? "" : number;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            if (!are_all_neighbours(sequence.cells, sketch.board)) return false;
        }
    }
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            for (std::size_t i = 1; i < sequence.cells.size(); ++i) {
                add_dot(sequence.cells[i - 1], sequence.cells[i], is_ratio ? Look::BlackDot : Look::WhiteDot,
                        text, sketch);
            }
        }
    }
    if (is_ratio) {
        sketch.add_to_legend(
            text.empty() ? "Black dot: one of the two values is twice the other."
                         : "Black dot with a number: one of the two values is that many times the other.");
    } else {
        sketch.add_to_legend(text.empty() ? "White dot: the two values differ by 1."
                                          : "White dot with a number: the two values differ by that number.");
    }
    return true;
}

bool decorate_share(const RuleStatement& statement, Sketch& sketch) {
    if (statement.arguments.empty()) return false;
    const std::string& share = statement.arguments.back().text;
    bool is_drawn = true;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        Point middle{};
        for (const CellId cell : sequence.cells) {
            is_drawn = is_drawn && cell.index() < sketch.board.centres.size();
            if (is_drawn)
                middle =
                    middle + sketch.board.centre(cell) * (1.0 / static_cast<double>(sequence.cells.size()));
        }
        if (!is_drawn) return;
        sketch.add(share == "more" ? Look::BlackDot : Look::WhiteDot, Disc{middle, kDotRadius});
        if (share == "half") sketch.add(Look::BlackDot, Disc{middle, kDotRadius / 2});
        if (sequence.cells.size() == 2)
            sketch.add_sign_text(sequence.cells[0], sequence.cells[1],
                                 share == "more"   ? "●"
                                 : share == "half" ? "◐"
                                                   : "○");
    });
    return is_drawn;
}

}  // namespace sator::render
