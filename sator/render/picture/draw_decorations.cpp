#include "sator/render/picture/draw_decorations.hpp"

#include <algorithm>
#include <array>

#include "sator/base/assert.hpp"
#include "sator/puzzle/decoration_colours.hpp"
#include "sator/render/board/cell_outlines.hpp"

namespace sator::render {

namespace {

/// The radius of a circle and the font size of a text, in widths of a cell.
constexpr double kCircle = 0.42, kText = 0.4;

/// A colour of the palette as declarations for strokes, for areas and for texts. The tones have contrast on light and on dark
/// ground.
struct ColourStyle {
    std::string_view name, stroke, area, text;
};
constexpr std::array<ColourStyle, 8> kStyles = {
    {{"grey", "stroke:#8a8f98", "fill:#8a8f98;fill-opacity:.35", "fill:#8a8f98"},
     {"red", "stroke:#d9534f", "fill:#d9534f;fill-opacity:.35", "fill:#d9534f"},
     {"orange", "stroke:#e08a2e", "fill:#e08a2e;fill-opacity:.35", "fill:#e08a2e"},
     {"yellow", "stroke:#d6b400", "fill:#d6b400;fill-opacity:.35", "fill:#b39700"},
     {"green", "stroke:#4c9f50", "fill:#4c9f50;fill-opacity:.35", "fill:#4c9f50"},
     {"blue", "stroke:#4a86d8", "fill:#4a86d8;fill-opacity:.35", "fill:#4a86d8"},
     {"purple", "stroke:#9063cd", "fill:#9063cd;fill-opacity:.35", "fill:#9063cd"},
     {"pink", "stroke:#d9679f", "fill:#d9679f;fill-opacity:.35", "fill:#d9679f"}}};

std::string_view style_of(const Decoration& decoration) {
    if (decoration.colour.empty()) return {};
    const auto style = std::ranges::find(kStyles, std::string_view(decoration.colour), &ColourStyle::name);
    if (style == kStyles.end()) return {};
    if (decoration.kind == Decoration::Kind::Shade) return style->area;
    return decoration.kind == Decoration::Kind::Text ? style->text : style->stroke;
}

Point middle_of(const Board& board, const Slot& cells) {
    Point sum{};
    for (const CellId cell : cells) sum = sum + board.centre(cell);
    return sum * (1.0 / static_cast<double>(cells.size()));
}

void draw_shapes(const Decoration& decoration, Sketch& sketch) {
    const Board& board = sketch.board;
    Slot cells = decoration.cells;
    switch (decoration.kind) {
        case Decoration::Kind::Line:
            return sketch.add_line(Look::Thermometer, cells);
        case Decoration::Kind::Shade:
            for (const CellId cell : cells)
                sketch.add(Look::Shade, Outline{{board.corners(board.centre(cell))}, true});
            return;
        case Decoration::Kind::Border: {
            std::ranges::sort(cells);
            const auto repeated = std::ranges::unique(cells);
            cells.erase(repeated.begin(), repeated.end());
            return sketch.add(Look::Thick, Outline{outlines_of(board, cells, 0), true});
        }
        case Decoration::Kind::Circle:
            for (const CellId cell : cells)
                sketch.add(Look::Circle, Disc{board.centre(cell), board.side * kCircle});
            return;
        case Decoration::Kind::Text:
            return sketch.add(Look::Sign,
                              Label{middle_of(board, cells), decoration.text, board.side * kText});
    }
    SATOR_ASSERT(false);
}

}  // namespace

void draw_decorations(Sketch& sketch) {
    for (const Decoration& decoration : sketch.puzzle.decorations) {
        const std::size_t first = sketch.shapes.size();
        draw_shapes(decoration, sketch);
        for (std::size_t i = first; i < sketch.shapes.size(); ++i)
            sketch.shapes[i].colour = style_of(decoration);
    }
}

}  // namespace sator::render
