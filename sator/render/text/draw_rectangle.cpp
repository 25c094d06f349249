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

void draw_row(const Slot& row, const CellTexts& cells, TextStyle style, Pen& pen) {
    pen.write(U"│", Ink::Frame);
    bool was_marked = false;
    for (const CellId cell : row) {
        const bool is_marked = cells.is_marked(cell);
        const bool has_brackets = style == TextStyle::Plain;
        pen.write(has_brackets ? gap(was_marked, is_marked) : U" ");
        pen.write(cells.padded(cell, cells.width), is_marked ? Ink::Marked : Ink::Plain);
        was_marked = is_marked;
    }
    pen.write(style == TextStyle::Plain ? gap(was_marked, false) : U" ");
    pen.write(U"│", Ink::Frame);
    pen.end_line();
}

}  // namespace

void draw_rectangle(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen) {
    const std::size_t columns = grid.line_counts[0] * (cells.width + 1) + 1;
    draw_border(U'┌', U'┐', columns, pen);
    for (const Slot& row : grid.rows) draw_row(row, cells, style, pen);
    draw_border(U'└', U'┘', columns, pen);
}

}  // namespace sator::render
