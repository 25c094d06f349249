// Draws a hexagonal grid with slashes and bars.
//
// Positions are counted in half cells: the cell on X line i of row j begins at half 2i − j, shifted so that
// the leftmost is 0. A half is as wide as one slanted edge. Between two rows, the edges of the cells above
// and of the cells below are drawn; where both rows have a cell, their edges coincide.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/grid_drawings.hpp"

namespace sator::render {

namespace {

class HexagonDrawing {
  public:
    HexagonDrawing(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen)
        : grid_(grid), cells_(cells), style_(style), pen_(pen), half_((cells.width + 4) / 2) {
        for (const Grid::Place& place : grid.places) {
            shift_ = std::max(
                shift_, static_cast<std::int64_t>(place.line) - 2 * static_cast<std::int64_t>(place.column));
        }
    }

    void draw() {
        const std::size_t rows = grid_.rows.size();
        for (std::size_t row = 0; row < rows; ++row) {
            draw_edges(row == 0 ? Slot() : grid_.rows[row - 1], grid_.rows[row]);
            draw_row(grid_.rows[row]);
        }
        draw_edges(grid_.rows[rows - 1], Slot());
    }

  private:
    std::size_t first_half(CellId cell) const {
        const Grid::Place& place = grid_.places[cell.index()];
        return static_cast<std::size_t>(2 * static_cast<std::int64_t>(place.column) - place.line + shift_);
    }

    void draw_edges(const Slot& above, const Slot& below) {
        std::u32string edges;
        const auto set = [&](std::size_t half, char32_t edge) {
            if (edges.size() <= half) edges.resize(half + 1, U' ');
            edges[half] = edge;
        };
        for (const CellId cell : above) {
            set(first_half(cell), U'\\');
            set(first_half(cell) + 1, U'/');
        }
        for (const CellId cell : below) {
            set(first_half(cell), U'/');
            set(first_half(cell) + 1, U'\\');
        }
        for (std::size_t half = 0; half < edges.size(); ++half) {
            if (edges[half] == U' ') continue;
            pen_.move_to(half * half_ + half_ / 2);
            pen_.write(edges.substr(half, 1), Ink::Frame);
        }
        pen_.end_line();
    }

    void draw_row(const Slot& row) {
        pen_.move_to(first_half(row.front()) * half_);
        pen_.write(U"|", Ink::Frame);
        for (const CellId cell : row) {
            const bool is_marked = cells_.is_marked(cell);
            const bool has_brackets = is_marked && style_ == TextStyle::Plain;
            const Ink ink = is_marked ? Ink::Marked : Ink::Plain;
            pen_.write(has_brackets ? U"[" : U" ", ink);
            pen_.write(cells_.padded(cell, 2 * half_ - 3), ink);
            pen_.write(has_brackets ? U"]" : U" ", ink);
            pen_.write(U"|", Ink::Frame);
        }
        pen_.end_line();
    }

    const Grid& grid_;
    const CellTexts& cells_;
    TextStyle style_;
    Pen& pen_;
    std::size_t half_;  // columns of half a cell; a cell has its text, a blank on each side, and one border
    std::int64_t shift_ = 0;  // added to each position, in halves
};

}  // namespace

void draw_hexagon(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen) {
    HexagonDrawing(grid, cells, style, pen).draw();
}

}  // namespace sator::render
