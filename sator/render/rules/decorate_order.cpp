// The rules strict_order, slow_thermometer, in_order and in_reverse_order: a comparison sign between two neighbours, a
// thermometer along more cells.

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/kinds/kind_looks.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// Half the length of a sign, half its opening, and the radius of the ground under it.
constexpr double kSignLength = 4.5, kSignOpening = 5.5, kOrderSignGround = 9;
/// A bulb's radius as a fraction of a cell's width.
constexpr double kBulb = 0.32;
/// The radius of the hole in the bulb of a slow thermometer, as a fraction of a cell's width.
constexpr double kHole = 0.24;

bool draw_sequence(const RuleStatement& statement, const Slot& cells, Sketch& sketch) {
    if (!is_path(sketch.board, cells) || cells.size() < 2) return false;
    const std::string_view rule = rule_name(statement);
    const bool is_strict = rule == "strict_order", is_slow = rule == "slow_thermometer";
    if (cells.size() == 2 && sketch.board.are_neighbours(cells[0], cells[1])) {
        const bool is_reverse = rule == "in_reverse_order";
        add_sign(cells[0], cells[1], is_strict ? "<" : is_reverse ? ">=" : "<=", sketch);
        return true;
    }
    if (!is_strict && !is_slow) return false;
    sketch.add_line(Look::Thermometer, cells);
    sketch.add(Look::Bulb, {sketch.board.centre(cells[0]), sketch.board.side * kBulb});
    if (is_slow) {
        sketch.add(Look::OpenBulb, {sketch.board.centre(cells[0]), sketch.board.side * kHole});
        sketch.add_to_legend(
            "Values never fall along a thermometer with an open bulb, from the bulb to its tip.");
    } else {
        sketch.add_to_legend("Values rise along a thermometer, from its bulb to its tip.");
    }
    return true;
}

/// Returns the value with which a thermometer is filled from its bulb on: the greater one of two that all its cells can hold. The
/// rule is in_reverse_order; nullopt if it is about other values.
std::optional<ValueId> filling_value(const RuleStatement& statement, const Puzzle& puzzle) {
    std::optional<std::vector<ValueId>> shared;
    bool is_shared = true;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        for (const CellId cell : sequence.cells) {
            const std::vector<ValueId> range = range_of(puzzle, cell);
            if (!shared) shared = range;
            is_shared = is_shared && range == *shared;
        }
    });
    if (!is_shared || !shared || shared->size() != 2) return std::nullopt;
    return shared->back();
}

/// Draws thermometers that are filled from the bulb on.
bool draw_filled_thermometers(const RuleStatement& statement, Sketch& sketch) {
    constexpr std::size_t kLeastCells = 2;
    const auto filling =
        rule_name(statement) == "in_reverse_order" ? filling_value(statement, sketch.puzzle) : std::nullopt;
    if (!filling || !are_paths(statement, sketch.board, kLeastCells)) return false;
    const std::string value = sketch.puzzle.alphabet[*filling].to_string();
    std::vector<std::vector<Slot>> lines;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        lines.push_back({sequence.cells});
        sketch.add_line(Look::Thermometer, sequence.cells);
        sketch.add(Look::Bulb, {sketch.board.centre(sequence.cells[0]), sketch.board.side * kBulb});
    });
    sketch.add_to_legend("A thermometer is filled with " + value + " from its bulb on.");
    sketch.try_add_line_marks(
        lines, "Cells with the same small letter are a thermometer, which is filled with " + value +
                   " from its bulb, e.g. a1, on.");
    return true;
}

/// Draws a sign whose tip, if it has one, points along or against `along`.
void add_sign_at(Point middle, Point along, std::string_view sign, Sketch& sketch) {
    const Point across{-along.y, along.x};
    const auto at = [&](double x, double y) { return middle + along * x + across * y; };
    sketch.add(Look::SignGround, {middle, kOrderSignGround});
    if (sign == "=" || sign == "!=") {
        sketch.add(Look::Sign, {middle, sign == "=" ? "=" : "≠", 2 * kOrderSignGround});
        return;
    }
    // The tip points to the smaller value.
    const double tip = sign[0] == '<' ? -kSignLength : kSignLength;
    Outline outline;
    outline.parts.push_back({at(-tip, -kSignOpening), at(tip, 0), at(-tip, kSignOpening)});
    if (sign.ends_with("=")) outline.parts.push_back({at(tip, 2.5), at(-tip, kSignOpening + 3)});
    sketch.add(Look::ArrowHead, std::move(outline));
}

/// Returns whether the kind itself states the relation for all neighbours. Then magazines print no signs between the cells.
bool is_said_of_all_pairs(const RuleStatement& statement, const Puzzle& puzzle) {
    const text::KindDefinition* kind = definition_of(puzzle);
    if (kind == nullptr || !statement.is_of_kind || !is_said(statement, puzzle)) return false;
    return std::ranges::none_of(kind->drawings, [](const text::KindDrawing& drawing) {
        return std::ranges::any_of(drawing.signs, [](const text::KindSign& sign) {
            return sign.place == text::KindSign::Place::Between;
        });
    });
}

}  // namespace

void add_sign(CellId a, CellId b, std::string_view sign, Sketch& sketch) {
    if (is_said_of_all_pairs(sketch.puzzle.rules[sketch.statement], sketch.puzzle)) return;
    sketch.borders_with_sign.emplace_back(a, b);
    sketch.add_sign_text(a, b, sign == "!=" ? "≠" : sign == "<=" ? "≤" : sign == ">=" ? "≥" : sign);
    const std::vector<Point> middles = sketch.board.between(a, b);
    const Point along = direction(middles.front() - sketch.board.centre(a));
    for (const Point middle : middles) add_sign_at(middle, along, sign, sketch);
}

bool decorate_order(const RuleStatement& statement, Sketch& sketch) {
    if (draw_filled_thermometers(statement, sketch)) return true;
    bool is_drawn = true;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) is_drawn &= draw_sequence(statement, sequence.cells, sketch);
    }
    return is_drawn;
}

}  // namespace sator::render
