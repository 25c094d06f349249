// Reads a drawn layout as a lattice. Columns of the drawing that contain a cell are the columns of the
// lattice; lines that contain cells are its rows. A character between two columns or rows is a bar or a sign.
// Another character inside a column and row is a block or a text.

#include "sator/render/board/layout_board.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "sator/base/utf8.hpp"
#include "sator/render/board/typed_board.hpp"
#include "sator/render/text/layout_characters.hpp"

namespace sator::render {

namespace {

class LayoutBoard {
  public:
    LayoutBoard(const Grid& grid, double side, LimitWatch& watch) : grid_(grid), watch_(watch) {
        board_.side = side;
        cells_of_line_.resize(grid.drawing.size());
        for (const Grid::Place& place : grid.places) cells_of_line_[place.line].push_back(place.column);
        find_rows();
        find_columns();
    }

    /// Returns nullopt if the drawing has a word, or a character that fits nowhere in a lattice.
    std::optional<Board> lattice() {
        for (std::size_t cell = 0; cell < grid_.cell_count() && !watch_.is_over(); ++cell) {
            const Grid::Place& place = grid_.places[cell];
            board_.add_cell({row_of_line_[place.line], column_before(place.column)});
        }
        board_.sort_cells();
        if (is_shifted()) board_.shape = CellShape::Hexagon;
        for (const LatticePlace& place : board_.places) board_.centres.push_back(board_.centre(place));
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) {
            if (watch_.is_over(grid_.drawing[line].size())) return std::move(board_);
            if (has_word(grid_.drawing[line]) || !read_line(line)) return std::nullopt;
        }
        fill_holes();
        return std::move(board_);
    }

  private:
    static constexpr std::int32_t kNone = -1;

    bool has_cells(std::size_t line) const { return !cells_of_line_[line].empty(); }

    void find_rows() {
        std::int32_t rows = 0;
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) {
            const std::u32string& text = grid_.drawing[line];
            const bool is_filled =
                std::ranges::any_of(text, is_block_character) &&
                std::ranges::all_of(text, [](char32_t c) { return c == U' ' || is_block_character(c); });
            row_of_line_.push_back(has_cells(line) || is_filled ? rows++ : kNone);
        }
        rows_ = rows;
    }

    void find_columns() {
        for (const Grid::Place& place : grid_.places) columns_.push_back(place.column);
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) {
            if (row_of_line_[line] == kNone) continue;
            const std::u32string& text = grid_.drawing[line];
            for (std::uint32_t c = 0; c < text.size(); ++c) {
                if (is_block_character(text[c])) columns_.push_back(c);
            }
        }
        std::ranges::sort(columns_);
        const auto repeated = std::ranges::unique(columns_);
        columns_.erase(repeated.begin(), repeated.end());
    }

    /// Returns the last column of the lattice at or before column `c` of the drawing, or kNone.
    std::int32_t column_before(std::size_t c) const {
        return static_cast<std::int32_t>(std::ranges::upper_bound(columns_, c) - columns_.begin()) - 1;
    }
    bool is_column(std::size_t c) const { return std::ranges::binary_search(columns_, c); }

    /// Returns whether the cells form a hexagonal lattice: no two cells of a row are in neighbouring columns, and the
    /// columns alternate from row to row.
    bool is_shifted() const {
        if (rows_ < 2) return false;
        const std::int32_t parity = (board_.places[0].row + board_.places[0].column) & 1;
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const LatticePlace place = board_.places[i];
            if (((place.row + place.column) & 1) != parity) return false;
            if (i > 0 && board_.places[i - 1].row == place.row &&
                place.column - board_.places[i - 1].column < 2)
                return false;
        }
        return true;
    }

    /// Returns whether two or more characters in a row are neither cells nor frames nor blocks.
    bool has_word(const std::u32string& text) const {
        std::size_t length = 0;
        for (const char32_t c : text) {
            length = is_frame_character(c) || is_block_character(c) || c == U'*' ? 0 : length + 1;
            if (length > 1) return true;
        }
        return false;
    }

    bool read_line(std::size_t line) {
        const std::u32string& text = grid_.drawing[line];
        const std::int32_t row = row_of_line_[line];
        if (row == kNone) above_ = row_above(line);
        auto cell = cells_of_line_[line].begin();
        for (std::size_t c = 0; c < text.size(); ++c) {
            if (cell != cells_of_line_[line].end() && *cell == c) {
                ++cell;
            } else if (text[c] != U' ' &&
                       !(row == kNone ? read_between(text[c], c) : read_in_row(text[c], c, row))) {
                return false;
            }
        }
        return true;
    }

    std::int32_t row_above(std::size_t line) const {
        while (line > 0) {
            if (row_of_line_[--line] != kNone) return row_of_line_[line];
        }
        return kNone;
    }

    bool read_in_row(char32_t c, std::size_t column, std::int32_t row) {
        const std::int32_t before = column_before(column);
        if (is_column(column)) {
            if (is_block_character(c)) {
                board_.blocks.push_back({row, before});
            } else if (!is_one_of(c, U"|/\\│┃║")) {
                add_text(c, board_.centre(LatticePlace{row, before}));
            }
            return true;
        }
        const bool is_bar = is_one_of(c, U"|│┃║");
        const bool is_inside = before != kNone && before + 1 < static_cast<std::int32_t>(columns_.size());
        if (board_.shape == CellShape::Hexagon || (is_bar && !is_inside)) return is_frame_character(c);
        const LatticePlace left{row, before}, right{row, before + 1};
        if (is_bar) {
            board_.bars.emplace_back(left, right);
        } else if (is_inside) {
            add_sign(c, left, right);
        } else {
            add_text(c, board_.centre(before == kNone ? left : right));
        }
        return true;
    }

    bool read_between(char32_t c, std::size_t column) {
        const LatticePlace above{above_, column_before(column)}, below{above_ + 1, column_before(column)};
        const bool is_inside = above_ != kNone && above_ + 1 < rows_;
        if (is_frame_character(c)) {
            if (is_horizontal_stroke(c) && is_column(column) && is_inside)
                board_.bars.emplace_back(above, below);
            return true;
        }
        if (!is_column(column) || board_.shape == CellShape::Hexagon) return false;
        if (is_inside) {
            add_sign(c, above, below);
        } else {
            add_text(c, board_.centre(above_ == kNone ? above : below));
        }
        return true;
    }

    /// Turns places without a cell that cells enclose into blocks. A flood fill from outside finds the
    /// others.
    void fill_holes() {
        const auto columns = static_cast<std::int32_t>(columns_.size());
        const bool is_shifted = board_.shape == CellShape::Hexagon;
        const std::int32_t parity = is_shifted ? (board_.places[0].row + board_.places[0].column) & 1 : 0;
        const auto is_place = [&](LatticePlace p) {
            return !is_shifted || ((p.row + p.column) & 1) == parity;
        };
        std::vector<LatticePlace> open;
        std::set<LatticePlace> outside;
        const auto reach = [&](LatticePlace p) {
            const bool is_near = p.row >= -1 && p.row <= rows_ && p.column >= -2 && p.column <= columns + 1;
            if (is_near && !board_.find(p) && outside.insert(p).second) open.push_back(p);
        };
        reach({-1, -1});
        reach({-1, -2});
        while (!open.empty() && !watch_.is_over()) {
            const LatticePlace p = open.back();
            open.pop_back();
            const std::int32_t step = is_shifted ? 2 : 1;
            reach({p.row, p.column - step});
            reach({p.row, p.column + step});
            for (const std::int32_t down : {-1, 1}) {
                for (const std::int32_t right : {-1, 0, 1}) {
                    if (is_shifted == (right != 0)) reach({p.row + down, p.column + right});
                }
            }
        }
        std::vector<LatticePlace> holes;
        for (std::int32_t row = 0; row < rows_; ++row) {
            for (std::int32_t column = 0; column < columns && !watch_.is_over(); ++column) {
                const LatticePlace p{row, column};
                if (is_place(p) && !board_.find(p) && !outside.contains(p) && !board_.is_block(p))
                    holes.push_back(p);
            }
        }
        board_.blocks.insert(board_.blocks.end(), holes.begin(), holes.end());
        std::ranges::sort(board_.blocks);
    }

    void add_text(char32_t c, Point at) { board_.texts.push_back({at, to_utf8(std::u32string(1, c)), {}}); }

    void add_sign(char32_t c, LatticePlace a, LatticePlace b) {
        add_text(c, (board_.centre(a) + board_.centre(b)) * 0.5);
        const auto first = board_.find(a), second = board_.find(b);
        if (first && second) board_.texts.back().neighbours.emplace(*first, *second);
    }

    const Grid& grid_;
    LimitWatch& watch_;
    Board board_;
    std::vector<std::vector<std::size_t>> cells_of_line_;  // the columns of each line's cells
    std::vector<std::int32_t> row_of_line_;                // the lattice row of each line, or kNone
    // The drawing's columns that are columns of the lattice.
    std::vector<std::size_t> columns_;
    std::int32_t rows_ = 0;
    std::int32_t above_ = kNone;  // the lattice row above the current line
};

}  // namespace

Board make_layout_board(const Grid& grid, double side, LimitWatch& watch) {
    auto board = LayoutBoard(grid, side, watch).lattice();
    return board ? std::move(*board) : make_typed_board(grid, side, watch);
}

}  // namespace sator::render
