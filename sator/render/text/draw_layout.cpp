// Draws a solution into the layout that the puzzle itself draws. Each cell's mark is replaced by the cell's
// text; columns that contain cells are widened to the widest text.

#include <algorithm>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/grid_drawings.hpp"
#include "sator/render/text/layout_characters.hpp"

namespace sator::render {

namespace {

class LayoutDrawing {
  public:
    LayoutDrawing(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen,
                  const std::vector<bool>& is_hidden)
        : grid_(grid), cells_(cells), pen_(pen), is_hidden_(is_hidden) {
        has_brackets_ =
            style == TextStyle::Plain && std::ranges::find(cells.marked, true) != cells.marked.end();
        width_ = cells.width + (has_brackets_ ? 2 : 0);
        cells_of_line_.resize(grid.drawing.size());
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
            const Grid::Place place = grid.places[cell];
            if (is_widened_.size() <= place.column) is_widened_.resize(place.column + 1);
            is_widened_[place.column] = true;
            cells_of_line_[place.line].push_back({place.column, CellId(cell)});
        }
    }

    void draw() {
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) draw_line(line);
    }

    std::size_t width_of(std::size_t column) const {
        return column < is_widened_.size() && is_widened_[column] ? width_ : 1;
    }

  private:
    struct Placed {
        std::uint32_t column;
        CellId cell;
    };

    void draw_line(std::size_t line) {
        const std::u32string& drawing = grid_.drawing[line];
        auto next = cells_of_line_[line].begin();
        std::size_t begin = 0;
        for (std::size_t column = 0; column < drawing.size(); ++column) {
            const std::size_t width = width_of(column);
            if (column < is_hidden_.size() && is_hidden_[column]) {
                if (next != cells_of_line_[line].end() && next->column == column) ++next;
                continue;
            }
            if (next != cells_of_line_[line].end() && next->column == column) {
                const bool has_blank = column > 0 && drawing[column - 1] == U' ' && begin > 0;
                if (has_blank && cells_.is_shaded(next->cell)) {
                    pen_.move_to(begin - 1);
                    pen_.write(std::u32string(1, kShadeSign), Ink::Frame);
                }
                pen_.move_to(begin);
                draw_cell((next++)->cell);
            } else if (drawing[column] != U' ') {
                draw_decoration(drawing, column, begin, width);
            }
            begin += width;
        }
        pen_.end_line();
    }

    /// Returns whether the character continues a word. A word is kept together although columns are widened.
    static bool is_in_word(const std::u32string& drawing, std::size_t column) {
        const auto is_letter = [&](std::size_t at) {
            const char32_t c = drawing[at];
            return c != U'*' && !is_frame_character(c) && !is_block_character(c);
        };
        return column > 0 && is_letter(column) && is_letter(column - 1);
    }

    void draw_cell(CellId cell) {
        const bool is_marked = cells_.is_marked(cell);
        std::u32string text = cells_.padded(cell, cells_.width);
        if (has_brackets_) text = is_marked ? U"[" + text + U"]" : U" " + text + U" ";
        pen_.write(text, is_marked ? Ink::Marked : Ink::Plain);
    }

    void draw_decoration(const std::u32string& drawing, std::size_t column, std::size_t begin,
                         std::size_t width) {
        const char32_t c = drawing[column];
        const char32_t before = column > 0 ? drawing[column - 1] : U' ';
        const char32_t filling = is_horizontal_stroke(c) ? c : is_horizontal_stroke(before) ? before : U' ';
        if (is_in_word(drawing, column)) return pen_.write(std::u32string(1, c), Ink::Frame);
        pen_.move_to(begin);
        pen_.write(std::u32string(width - 1, filling) + c, Ink::Frame);
    }

    const Grid& grid_;
    const CellTexts& cells_;
    Pen& pen_;
    const std::vector<bool>& is_hidden_;  // by column; may be shorter
    bool has_brackets_;
    std::size_t width_;                               // of a column that has cells
    std::vector<bool> is_widened_;                    // whether a column has cells
    std::vector<std::vector<Placed>> cells_of_line_;  // in reading order
};

}  // namespace

void draw_layout(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen,
                 const std::vector<bool>& is_hidden) {
    LayoutDrawing(grid, cells, style, pen, is_hidden).draw();
}

std::vector<std::size_t> layout_widths(const Grid& grid, const CellTexts& cells, TextStyle style) {
    Pen unused(style);
    const std::vector<bool> none;
    const LayoutDrawing drawing(grid, cells, style, unused, none);
    std::size_t columns = 0;
    for (const std::u32string& line : grid.drawing) columns = std::max(columns, line.size());
    std::vector<std::size_t> widths(columns);
    for (std::size_t column = 0; column < columns; ++column) widths[column] = drawing.width_of(column);
    return widths;
}

}  // namespace sator::render
