// The pictures of rules that have no decorator of their own: what their row in the registry, or their definition in the puzzle,
// chooses. The argument is written where the picture has room for it; a picture without room is completed by words.

#include <algorithm>
#include <cctype>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/mark_kinds.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// The radius of a dot, and how much wider each letter in it makes it, up to a limit; the font size of its text.
constexpr double kDot = 5.5, kDotPerLetter = 2.6, kMaxDot = 15, kDotText = 10;

std::string argument_text(const RuleStatement& statement) {
    std::string text;
    for (const Argument& argument : statement.arguments) text += (text.empty() ? "" : " ") + argument.text;
    return text;
}

/// Draws a dot in the middle of cells of which any two touch.
bool draw_dots(const RuleStatement& statement, Sketch& sketch) {
    bool are_close = true;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        for (const CellId a : sequence.cells) {
            for (const CellId b : sequence.cells)
                are_close = are_close && (a == b || sketch.board.touch(a, b));
        }
        are_close = are_close && sequence.cells.size() > 1;
    });
    if (!are_close) return false;
    const std::string text = argument_text(statement);
    const double radius = std::min(kDot + kDotPerLetter * static_cast<double>(text.size()), kMaxDot);
    for_each_sequence(statement, [&](const Sequence& sequence) {
        Point sum;
        for (const CellId cell : sequence.cells) sum = sum + sketch.board.centre(cell);
        const Point middle = sum * (1 / static_cast<double>(sequence.cells.size()));
        if (sequence.cells.size() == 2)
            sketch.borders_with_sign.emplace_back(sequence.cells[0], sequence.cells[1]);
        sketch.add(Look::WhiteDot, {middle, radius});
        if (!text.empty()) sketch.add(Look::WhiteDotText, {middle, text, kDotText});
        add_kind_mark(kind_mark(statement, "Dot", sequence.cells[0]), sketch);
    });
    return true;
}

bool draw_circles(const RuleStatement& statement, Sketch& sketch) {
    for_each_sequence(statement, [&](const Sequence& sequence) {
        for (const CellId cell : sequence.cells) {
            add_circle(cell, sketch);
            add_kind_mark(kind_mark(statement, "Circle", cell), sketch);
        }
    });
    return statement.arguments.empty();
}

bool draw_shades(const RuleStatement& statement, Sketch& sketch) {
    for_each_sequence(statement, [&](const Sequence& sequence) {
        for (const CellId cell : sequence.cells) {
            sketch.add(Look::Shade, Outline{{sketch.board.corners(sketch.board.centre(cell))}, true});
            add_kind_mark(kind_mark(statement, "Shaded cell", cell), sketch);
        }
    });
    return statement.arguments.empty();
}

bool draw_row_cages(const RuleStatement& statement, Sketch& sketch) {
    bool are_connected = sketch.board.has_lattice;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        are_connected = are_connected && is_connected(sketch.board, sequence.cells);
    });
    if (!are_connected) return false;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        sketch.add_cage({.cells = sequence.cells, .text = argument_text(statement)});
        add_kind_mark(kind_mark(statement, "Cage", sequence.cells.back()), sketch);
    });
    return true;
}

bool draw_edge(const RuleStatement& statement, Sketch& sketch) {
    const KindMark mark = kind_mark(statement, "At the edge", CellId(0));
    bool is_drawn = !statement.arguments.empty();
    for_each_sequence(statement, [&](const Sequence& sequence) {
        is_drawn = is_drawn && add_edge_clue({.sequence = sequence,
                                              .text = argument_text(statement),
                                              .is_ordered = true,
                                              .mark = mark.letter},
                                             mark.subject + ": " + mark.meaning, sketch);
    });
    return is_drawn;
}

}  // namespace

KindMark kind_mark(const RuleStatement& statement, std::string subject, CellId cell) {
    const RuleEntry* row = rule_row(statement);
    const std::string_view summary = row == nullptr ? std::string_view() : row->summary;
    const std::size_t end = summary.find(". ");
    const std::string meaning =
        row == nullptr ? "the rule '" + statement.name + "'."
                       : std::string(summary.substr(0, end)) + (end == std::string_view::npos ? "" : ".");
    const auto initial = static_cast<char>(std::toupper(static_cast<unsigned char>(statement.name[0])));
    std::string group = subject;
    return {.group = std::move(group),
            .cell = cell,
            .letter = std::string(1, initial),
            .subject = std::move(subject),
            .meaning = meaning};
}

bool decorate_as(RulePicture picture, const RuleStatement& statement, Sketch& sketch) {
    // The words of a definition are in the notes, because only these know its arguments.
    const bool is_explained = rule_row(statement) != nullptr;
    switch (picture) {
        case RulePicture::None:
            return false;
        case RulePicture::Line:
            return decorate_line(statement, sketch) && is_explained;
        case RulePicture::Cage:
            return draw_row_cages(statement, sketch) && is_explained;
        case RulePicture::Dot:
            return draw_dots(statement, sketch) && is_explained;
        case RulePicture::Circle:
            return draw_circles(statement, sketch) && is_explained;
        case RulePicture::Shade:
            return draw_shades(statement, sketch) && is_explained;
        case RulePicture::Edge:
            return draw_edge(statement, sketch) && is_explained;
    }
    return false;
}

}  // namespace sator::render
