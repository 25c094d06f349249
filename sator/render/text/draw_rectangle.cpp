#include <algorithm>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/grid_drawings.hpp"

namespace sator::render {

namespace {

void draw_border(char32_t left, char32_t right, std::size_t columns, Pen& pen) {
    pen.write(left + std::u32string(columns, U'─') + right, Ink::Frame);
    pen.end_line();
}

/// Returns the character between two cells, or between a cell and the frame.
std::u32string_view gap(bool is_left_marked, bool is_right_marked) {
    if (is_left_marked == is_right_marked) return U" ";
    return is_right_marked ? U"[" : U"]";
}

void draw_row(std::span<const CellId> row, const CellTexts& cells, TextStyle style, bool is_compact,
              Pen& pen) {
    const bool has_brackets = style == TextStyle::Plain && !is_compact;
    const std::u32string_view blank = is_compact ? U"" : U" ";
    pen.write(U"│", Ink::Frame);
    bool was_marked = false;
    for (const CellId cell : row) {
        const bool is_marked = cells.is_marked(cell);
        pen.write(has_brackets ? gap(was_marked, is_marked) : blank);
        pen.write(cells.padded(cell, cells.width), is_marked ? Ink::Marked : Ink::Plain);
        was_marked = is_marked;
    }
    pen.write(has_brackets ? gap(was_marked, false) : blank);
    pen.write(U"│", Ink::Frame);
    pen.end_line();
}

}  // namespace

void draw_rectangle(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen,
                    const RectanglePart& part) {
    const std::size_t count = std::min<std::size_t>(part.count, grid.line_counts[0] - part.first);
    const std::size_t columns = part.is_compact ? count * cells.width : count * (cells.width + 1) + 1;
    draw_border(U'┌', U'┐', columns, pen);
    for (const Slot& row : grid.rows)
        draw_row(std::span(row).subspan(part.first, count), cells, style, part.is_compact, pen);
    draw_border(U'└', U'┘', columns, pen);
}

}  // namespace sator::render
