#include "sator/render/picture/draw_kind_marks.hpp"

#include <utility>

#include "sator/render/kinds/glyphs.hpp"
#include "sator/render/kinds/kind_looks.hpp"
#include "sator/render/kinds/kind_marks.hpp"

namespace sator::render {

namespace {

/// The font size of a number in a block, in widths of a cell.
constexpr double kNumberSize = 0.5;

void draw_number(const PlacedMark& placed, std::string number, Sketch& sketch) {
    const Board& board = sketch.board;
    const auto cell = board.find(placed.place);
    if (!cell) {
        const Point centre = board.centre(placed.place);
        return sketch.add(Look::BlockClue, Label{centre, std::move(number), board.side * kNumberSize});
    }
    sketch.numbers.resize(board.places.size());
    sketch.numbers[cell->index()] = std::move(number);
    if (!sketch.letters.empty()) sketch.letters[cell->index()].clear();
}

}  // namespace

void draw_kind_marks(Sketch& sketch) {
    for (const PlacedMark& placed : placed_marks(sketch.puzzle, sketch.board)) {
        const DrawnMark& mark = *placed.mark;
        if (const auto glyph = sign_glyph(sketch.puzzle, mark.name)) {
            const Point centre = sketch.board.centre(placed.place);
            if (mark.is_block) sketch.add(Look::Cell, Outline{{sketch.board.corners(centre)}, true});
            sketch.add(Look::Sign, glyph_outline(*glyph, centre, sketch.board.side));
        }
        if (auto number = printed_number(sketch.puzzle, mark))
            draw_number(placed, std::move(*number), sketch);
    }
}

}  // namespace sator::render
