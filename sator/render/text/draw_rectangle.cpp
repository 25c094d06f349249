#include <algorithm>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/grid_drawings.hpp"

namespace sator::render {

namespace {

/// Draws the line above a row, or below the last one.
void draw_walls(std::size_t row, const RegionWalls& walls, std::size_t width, bool is_compact, Pen& pen) {
    std::u32string line;
    for (std::size_t column = 0; column <= walls.columns(); ++column) {
        if (walls.has_line_left_of(column)) line += walls.junction(row, column);
        if (column == walls.columns()) break;
        const std::size_t gaps = is_compact ? 0 : walls.has_line_left_of(column + 1) ? 2 : 1;
        line.append(width + gaps, walls.is_above(row, column) ? U'─' : U' ');
    }
    pen.write(line, Ink::Frame);
    pen.end_line();
}

/// Returns the character between two cells, or between a cell and a wall.
std::u32string_view gap(bool is_left_marked, bool is_right_marked) {
    if (is_left_marked == is_right_marked) return U" ";
    return is_right_marked ? U"[" : U"]";
}

/// Draws the cells of a row, with walls between them.
class RowDrawing {
  public:
    RowDrawing(const RegionWalls& walls, const CellTexts& cells, TextStyle style, bool is_compact, Pen& pen)
        : walls_(walls),
          cells_(cells),
          has_brackets_(style == TextStyle::Plain && !is_compact),
          blank_(is_compact ? U"" : U" "),
          pen_(pen) {}

    void draw(std::size_t row, std::span<const CellId> row_cells) {
        bool was_marked = false;
        for (std::size_t column = 0; column <= row_cells.size(); ++column) {
            if (walls_.has_line_left_of(column)) {
                if (column > 0) draw_gap(was_marked, false);
                pen_.write(walls_.is_left_of(row, column) ? U"│" : U" ", Ink::Frame);
                was_marked = false;
            }
            if (column == row_cells.size()) break;
            const CellId cell = row_cells[column];
            const bool is_marked = cells_.is_marked(cell);
            draw_gap(was_marked, is_marked, cells_.is_shaded(cell));
            pen_.write(cells_.padded(cell, cells_.width), is_marked ? Ink::Marked : Ink::Plain);
            was_marked = is_marked;
        }
        pen_.end_line();
    }

  private:
    void draw_gap(bool is_left_marked, bool is_right_marked, bool is_right_shaded = false) {
        if (is_right_shaded && is_left_marked == is_right_marked && !blank_.empty())
            return pen_.write(std::u32string(1, kShadeSign), Ink::Frame);
        pen_.write(has_brackets_ ? gap(is_left_marked, is_right_marked) : blank_);
    }

    const RegionWalls& walls_;
    const CellTexts& cells_;
    bool has_brackets_;
    std::u32string_view blank_;
    Pen& pen_;
};

}  // namespace

void draw_rectangle(const Grid& grid, const RegionWalls& walls, const CellTexts& cells, TextStyle style,
                    Pen& pen, const RectanglePart& part) {
    RowDrawing drawing(walls, cells, style, part.is_compact, pen);
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        if (walls.has_line_above(row)) draw_walls(row, walls, cells.width, part.is_compact, pen);
        drawing.draw(row, std::span(grid.rows[row]).subspan(part.first, walls.columns()));
    }
    draw_walls(grid.rows.size(), walls, cells.width, part.is_compact, pen);
}

}  // namespace sator::render
