#include "sator/render/text_picture/text_geometry.hpp"

#include <algorithm>
#include <set>

#include "sator/render/text/display_width.hpp"

namespace sator::render {

namespace {

/// The width of a gap between columns: a blank; a line or sign with a blank on either side; the same at the
/// edge of the grid, with one blank.
constexpr std::size_t kBlankGap = 1, kLineGap = 3, kEdgeGap = 2;

std::size_t widest(const std::map<std::int32_t, std::u32string>& texts) {
    std::size_t width = 0;
    for (const auto& [line, text] : texts) width = std::max(width, display_width(text) + 1);
    return width;
}

std::size_t highest(const std::map<std::int32_t, std::vector<std::u32string>>& texts) {
    std::size_t height = 0;
    for (const auto& [column, lines] : texts) height = std::max(height, lines.size());
    return height;
}

class Measurement {
  public:
    Measurement(const Sketch& sketch, const CellWalls& walls, TextGeometry& geometry)
        : walls_(walls), geometry_(geometry) {
        for (const LayoutText& text : sketch.board.texts) {
            if (!text.neighbours) continue;
            const LatticePlace a = sketch.board.places[text.neighbours->first.index()],
                               b = sketch.board.places[text.neighbours->second.index()];
            if (a.row == b.row) signs_in_columns_.insert(std::max(a.column, b.column));
            if (a.column == b.column) signs_in_rows_.insert(std::max(a.row, b.row));
        }
    }

    void columns(std::size_t left, std::size_t right) {
        std::size_t x = left;
        for (std::size_t column = 0; column <= geometry_.columns; ++column) {
            const bool is_first = column == 0, is_last = column == geometry_.columns;
            const std::size_t gap = is_first || is_last       ? kEdgeGap
                                    : has_wall_before(column) ? kLineGap
                                                              : kBlankGap;
            geometry_.wall_x.push_back(x + (is_first || gap == kBlankGap ? 0 : 1));
            if (is_last) break;
            geometry_.x.push_back(x + gap);
            x += gap + geometry_.cell_width;
        }
        geometry_.width = geometry_.wall_x.back() + 1 + right;
    }

    void rows(std::size_t above, std::size_t below) {
        std::size_t y = above;
        for (std::size_t row = 0; row < geometry_.rows; ++row) {
            geometry_.wall_y.push_back(y);
            y += row == 0 || has_wall_above(row) ? 1 : 0;
            geometry_.y.push_back(y);
            y += geometry_.row_height;
        }
        geometry_.wall_y.push_back(y);
        geometry_.height = y + 1 + below;
    }

  private:
    bool has_wall_before(std::size_t column) const {
        if (signs_in_columns_.contains(geometry_.place(0, column).column)) return true;
        for (std::size_t row = 0; row < geometry_.rows; ++row) {
            if (walls_.between(geometry_.place(row, column - 1), geometry_.place(row, column)) != Wall::None)
                return true;
        }
        return false;
    }

    bool has_wall_above(std::size_t row) const {
        if (signs_in_rows_.contains(geometry_.place(row, 0).row)) return true;
        for (std::size_t column = 0; column < geometry_.columns; ++column) {
            if (walls_.between(geometry_.place(row - 1, column), geometry_.place(row, column)) != Wall::None)
                return true;
        }
        return false;
    }

    const CellWalls& walls_;
    TextGeometry& geometry_;
    std::set<std::int32_t> signs_in_columns_, signs_in_rows_;  // the lines before which there are signs
};

}  // namespace

TextGeometry extents_of(const Board& board) {
    LatticePlace low = board.places.front(), high = low;
    const auto include = [&](LatticePlace place) {
        low = {std::min(low.row, place.row), std::min(low.column, place.column)};
        high = {std::max(high.row, place.row), std::max(high.column, place.column)};
    };
    std::ranges::for_each(board.places, include);
    std::ranges::for_each(board.blocks, include);
    for (const LayoutText& text : board.texts) {
        if (text.place) include(*text.place);
    }
    TextGeometry geometry{.top = low.row, .left = low.column};
    geometry.rows = static_cast<std::size_t>(high.row - low.row) + 1;
    geometry.columns = static_cast<std::size_t>(high.column - low.column) + 1;
    return geometry;
}

void measure(const Sketch& sketch, const CellWalls& walls, const EdgeTexts& edges, TextGeometry& geometry) {
    Measurement measurement(sketch, walls, geometry);
    measurement.columns(widest(edges.left), widest(edges.right));
    measurement.rows(highest(edges.top), highest(edges.bottom));
}

}  // namespace sator::render
