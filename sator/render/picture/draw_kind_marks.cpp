#include "sator/render/picture/draw_kind_marks.hpp"

#include <algorithm>
#include <utility>

#include "sator/render/kinds/glyphs.hpp"
#include "sator/render/kinds/kind_looks.hpp"
#include "sator/render/kinds/kind_marks.hpp"

namespace sator::render {

namespace {

/// The font size of a number in a block, in widths of a cell.
constexpr double kNumberSize = 0.5;

/// The radius of a circle around a number, and the font size of the number, alone or with an arrow, in widths of a cell.
constexpr double kNumberedCircle = 0.33, kCircledNumber = 0.4, kCircledArrow = 0.3;

/// The radius of a circle at a corner, and the font size of its number.
constexpr double kCornerCircle = 0.21, kCornerNumber = 0.3;
/// The radius of a dot at a corner.
constexpr double kCornerDot = 0.13;
/// The name of numbers without a name in `draw`: `draw numbers as ring`.
constexpr std::string_view kNumbers = "numbers";

/// Returns whether a number in a cell is printed in the corner of its region.
bool is_region_clue(const Sketch& sketch, CellId cell, const std::string& number) {
    if (sketch.region_clues.empty()) return false;
    return std::ranges::any_of(sketch.puzzle.regions, [&](const Sequence& region) {
        return std::ranges::find(region.cells, cell) != region.cells.end() &&
               sketch.region_clues[std::ranges::min(region.cells).index()] == number;
    });
}

/// Draws a white or a black circle with the number of its sign and, if the sign has one, its arrow.
void draw_numbered_circle(const PlacedMark& placed, bool is_black, Sketch& sketch) {
    const Point centre = sketch.board.centre(placed.place);
    const double side = sketch.board.side;
    sketch.add(is_black ? Look::BlackDot : Look::WhiteDot, Disc{centre, side * kNumberedCircle});
    const auto with_arrow = printed_number(sketch.puzzle, *placed.mark);
    const std::string number = std::to_string(placed.mark->numbers.front().value);
    sketch.add(
        is_black ? Look::BlackDotText : Look::WhiteDotText,
        Label{centre, with_arrow.value_or(number), side * (with_arrow ? kCircledArrow : kCircledNumber)});
}

/// Draws a circle white or black, if the kind has circles of both colours; returns whether it did.
bool add_coloured_circle(Sketch& sketch, text::Glyph glyph, Point centre) {
    const auto circle = has_circles_of_two_colours(sketch.puzzle)
                            ? coloured_circle(glyph, centre, sketch.board.side)
                            : std::nullopt;
    if (circle) sketch.shapes.push_back(*circle);
    return circle.has_value();
}

void draw_number(const PlacedMark& placed, std::string number, Sketch& sketch) {
    const Board& board = sketch.board;
    const auto cell = board.find(placed.place);
    if (!cell) {
        const Point centre = board.centre(placed.place);
        return sketch.add(Look::BlockClue, Label{centre, std::move(number), board.side * kNumberSize});
    }
    if (is_region_clue(sketch, *cell, number)) return;
    if (has_numbers_in_corners(sketch.puzzle)) {
        sketch.region_clues.resize(board.places.size());
        sketch.region_clues[cell->index()] = std::move(number);
        return;
    }
    sketch.numbers.resize(board.places.size());
    sketch.numbers[cell->index()] = std::move(number);
    if (!sketch.letters.empty()) sketch.letters[cell->index()].clear();
}

/// Draws a white circle with a number at the corner of cells, or the dot that its sign is drawn as.
void draw_corner(const PlacedMark& placed, Sketch& sketch) {
    const Point below = sketch.board.centre(placed.place);
    const double side = sketch.board.side;
    const Point corner{below.x - side / 2, below.y - side / 2};
    if (const auto glyph = sign_glyph(sketch.puzzle, placed.mark->name);
        glyph && placed.mark->numbers.empty()) {
        const bool is_black = *glyph == text::Glyph::Circle;
        return sketch.add(is_black ? Look::BlackDot : Look::WhiteDot, Disc{corner, side * kCornerDot});
    }
    sketch.add(Look::CornerDot, Disc{corner, side * kCornerCircle});
    sketch.add(Look::CornerText, Label{corner, placed.mark->text, side * kCornerNumber});
}

}  // namespace

void draw_kind_marks(Sketch& sketch) {
    for (const PlacedMark& placed : placed_corners(sketch.puzzle, sketch.board)) draw_corner(placed, sketch);
    for (const PlacedMark& placed : placed_marks(sketch.puzzle, sketch.board)) {
        const DrawnMark& mark = *placed.mark;
        const bool is_plain_number = mark.name.empty() && !mark.numbers.empty();
        const auto glyph = sign_glyph(sketch.puzzle, is_plain_number ? kNumbers : mark.name);
        const bool is_black = glyph == text::Glyph::Circle;
        // If no value fills its cell, the sign is a grey cell.
        if (!sketch.filled_value && fills_sign(sketch.puzzle, mark.name)) {
            const Point centre = sketch.board.centre(placed.place);
            sketch.add(Look::Fixed, Outline{{sketch.board.corners(centre)}, true});
        }
        if (!mark.numbers.empty() && (is_black || glyph == text::Glyph::Ring)) {
            draw_numbered_circle(placed, is_black, sketch);
            continue;
        }
        if (glyph) {
            const Point centre = sketch.board.centre(placed.place);
            if (mark.is_block) sketch.add(Look::Cell, Outline{{sketch.board.corners(centre)}, true});
            if (!add_coloured_circle(sketch, *glyph, centre))
                sketch.add(Look::Sign, glyph_outline(*glyph, centre, sketch.board.side));
        }
        if (auto number = printed_number(sketch.puzzle, mark))
            draw_number(placed, std::move(*number), sketch);
    }
}

}  // namespace sator::render
