#include "sator/render/text_picture/draw_text_board.hpp"

#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text_picture/canvas.hpp"

namespace sator::render {

namespace {

/// The character at a place of the grid that is no cell.
constexpr char32_t kBlock = U'▒';

class TextBoardDrawing {
  public:
    explicit TextBoardDrawing(const TextBoardContents& contents)
        : contents_(contents),
          board_(contents.sketch.board),
          at_(contents.geometry),
          walls_(contents.sketch),
          canvas_(at_.width, at_.height) {}

    std::string draw() {
        for (std::size_t row = 0; row <= at_.rows; ++row) {
            for (std::size_t column = 0; column <= at_.columns; ++column) draw_walls(row, column);
        }
        for (std::size_t row = 0; row < at_.rows; ++row) {
            for (std::size_t column = 0; column < at_.columns; ++column) draw_place(row, column);
        }
        for (const LayoutText& sign : board_.texts) draw_sign(sign);
        draw_row_clues();
        draw_column_clues(contents_.edges.top, true);
        draw_column_clues(contents_.edges.bottom, false);
        return canvas_.text(contents_.style);
    }

  private:
    /// The walls before a row and column, one above the place and one on its left.
    Wall above(std::size_t row, std::size_t column) const {
        const LatticePlace place = at_.place(row, column);
        return walls_.between({place.row - 1, place.column}, place);
    }
    Wall before(std::size_t row, std::size_t column) const {
        const LatticePlace place = at_.place(row, column);
        return walls_.between({place.row, place.column - 1}, place);
    }

    /// Draws the crossing in the upper left corner of a place, and its walls above and on the left.
    void draw_walls(std::size_t row, std::size_t column) {
        const std::size_t x = at_.wall_x[column], y = at_.wall_y[row];
        const Wall left = before(row, column), top = above(row, column);
        if (row < at_.rows && left != Wall::None) {
            for (std::size_t i = 0; i < at_.row_height; ++i)
                put(x, at_.y[row] + i, wall_character({.up = left, .down = left}));
        }
        if (!at_.has_wall_row(row)) return;
        if (column < at_.columns && top != Wall::None) {
            for (std::size_t i = x + 1; i < at_.wall_x[column + 1]; ++i)
                put(i, y, wall_character({.right = top, .left = top}));
        }
        const LatticePlace place = at_.place(row, column);
        const Crossing crossing{
            .up = walls_.between({place.row - 1, place.column - 1}, {place.row - 1, place.column}),
            .right = top,
            .down = left,
            .left = walls_.between({place.row - 1, place.column - 1}, {place.row, place.column - 1})};
        put(x, y, wall_character(crossing));
        const auto sign = contents_.edges.corners.find(place);
        if (sign != contents_.edges.corners.end()) canvas_.put(x, y, sign->second);
    }

    void put(std::size_t x, std::size_t y, char32_t character) { canvas_.put(x, y, character, Ink::Frame); }

    void draw_place(std::size_t row, std::size_t column) {
        const LatticePlace place = at_.place(row, column);
        if (board_.is_block(place)) return draw_block(row, column, place);
        const auto cell = board_.find(place);
        if (!cell) return;
        const std::size_t x = at_.x[column], y = at_.y[row] + at_.row_height - 1;
        const bool is_marked = contents_.cells.is_marked(*cell);
        canvas_.put(x, y, contents_.cells.padded(*cell, at_.cell_width),
                    is_marked ? Ink::Marked : Ink::Plain);
        if (contents_.cells.is_shaded(*cell)) canvas_.put(x - 1, y, kShadeSign, Ink::Frame);
        if (is_marked && contents_.style == TextStyle::Plain) draw_brackets(row, column, y);
        if (!contents_.labels.empty()) canvas_.put(x, at_.y[row], contents_.labels[cell->index()]);
    }

    /// Draws brackets around a marked cell. Two marked neighbours that are a blank apart share a pair.
    void draw_brackets(std::size_t row, std::size_t column, std::size_t y) {
        const auto neighbour = [&](std::size_t other) {
            const auto cell = board_.find(at_.place(row, other));
            return cell && contents_.cells.is_marked(*cell);
        };
        const std::size_t x = at_.x[column], end = x + at_.cell_width;
        const bool is_joined_left = column > 0 && at_.wall_x[column] + 1 == x && neighbour(column - 1);
        const bool is_joined_right =
            column + 1 < at_.columns && at_.wall_x[column + 1] == end && neighbour(column + 1);
        if (!is_joined_left) canvas_.put(x - 1, y, U'[');
        if (!is_joined_right) canvas_.put(end, y, U']');
    }

    void draw_block(std::size_t row, std::size_t column, LatticePlace place) {
        const auto clue = contents_.edges.blocks.find(place);
        if (clue != contents_.edges.blocks.end()) {
            const std::size_t width = display_width(clue->second);
            canvas_.put(at_.x[column] + at_.cell_width - width, at_.y[row], clue->second);
            return;
        }
        for (std::size_t i = 0; i < at_.row_height; ++i)
            canvas_.put(at_.x[column], at_.y[row] + i, std::u32string(at_.cell_width, kBlock), Ink::Frame);
    }

    /// Draws a sign of the layout in its place, or in the gap between two cells.
    void draw_sign(const LayoutText& sign) {
        if (sign.place) {
            const auto row = static_cast<std::size_t>(sign.place->row - at_.top);
            const auto column = static_cast<std::size_t>(sign.place->column - at_.left);
            canvas_.put(at_.x[column] + at_.cell_width - 1, at_.y[row] + at_.row_height - 1,
                        to_code_points(sign.text));
            return;
        }
        const LatticePlace first = board_.places[sign.neighbours->first.index()],
                           second = board_.places[sign.neighbours->second.index()];
        const LatticePlace place = std::max(first, second);
        const auto row = static_cast<std::size_t>(place.row - at_.top);
        const auto column = static_cast<std::size_t>(place.column - at_.left);
        const std::u32string text = to_code_points(sign.text).substr(0, 1);
        if (first.row == second.row) {
            canvas_.put(at_.wall_x[column], at_.y[row] + at_.row_height - 1, text);
        } else {
            canvas_.put(at_.x[column] + at_.cell_width - 1, at_.wall_y[row], text);
        }
    }

    void draw_row_clues() {
        for (const auto& [row, text] : contents_.edges.left) {
            const std::size_t y = at_.y[static_cast<std::size_t>(row - at_.top)] + at_.row_height - 1;
            canvas_.put(at_.wall_x.front() - 1 - display_width(text), y, text);
        }
        for (const auto& [row, text] : contents_.edges.right) {
            const std::size_t y = at_.y[static_cast<std::size_t>(row - at_.top)] + at_.row_height - 1;
            canvas_.put(at_.wall_x.back() + 2, y, text);
        }
    }

    void draw_column_clues(const std::map<std::int32_t, std::vector<std::u32string>>& clues, bool is_above) {
        for (const auto& [column, lines] : clues) {
            const std::size_t end = at_.x[static_cast<std::size_t>(column - at_.left)] + at_.cell_width;
            std::size_t y = is_above ? at_.wall_y.front() - lines.size() : at_.wall_y.back() + 1;
            for (const std::u32string& line : lines) canvas_.put(end - display_width(line), y++, line);
        }
    }

    const TextBoardContents& contents_;
    const Board& board_;
    const TextGeometry& at_;
    CellWalls walls_;
    Canvas canvas_;
};

}  // namespace

std::string text_board_drawing(const TextBoardContents& contents) {
    return TextBoardDrawing(contents).draw();
}

}  // namespace sator::render
