#include "sator/render/board/typed_board.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/render/board/layout_board.hpp"
#include "sator/render/text/layout_characters.hpp"
#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

/// The width of a cell among words, as a fraction of its usual width.
constexpr double kTypedCell = 0.58;
/// The distance between two lines, in widths of such a cell.
constexpr double kTypedPitch = 1.4;

class TypedBoard {
  public:
    TypedBoard(const Grid& grid, double side, LimitWatch& watch) : grid_(grid), watch_(watch) {
        board_.has_lattice = false;
        board_.side = side * kTypedCell;
        for (const Grid::Place& place : grid.places) {
            if (watch.is_over()) break;
            board_.add_cell({static_cast<std::int32_t>(place.line), static_cast<std::int32_t>(place.column)});
        }
        board_.sort_cells();
    }

    Board board() {
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) widen_columns(line);
        for (const LatticePlace& place : board_.places)
            board_.centres.push_back(
                at(static_cast<std::size_t>(place.row), static_cast<std::size_t>(place.column)));
        for (std::size_t line = 0; line < grid_.drawing.size(); ++line) {
            if (watch_.is_over(grid_.drawing[line].size())) break;
            add_texts(line);
        }
        return std::move(board_);
    }

  private:
    Point at(std::size_t line, std::size_t column) const {
        return {static_cast<double>(column) * unit_, static_cast<double>(line) * board_.side * kTypedPitch};
    }

    bool is_cell(std::size_t line, std::size_t column) const {
        return board_.find({static_cast<std::int32_t>(line), static_cast<std::int32_t>(column)}).has_value();
    }

    /// Makes the columns wide enough that no cell of the line overlaps its predecessor.
    void widen_columns(std::size_t line) {
        const std::u32string& text = grid_.drawing[line];
        std::optional<std::size_t> last;  // the last column that is not blank
        for (std::size_t c = 0; c < text.size() && !watch_.is_over(); ++c) {
            if (text[c] == U' ') continue;
            if (last) {
                const double room = half_width(line, *last) + half_width(line, c);
                if (is_cell(line, *last) || is_cell(line, c))
                    unit_ = std::max(unit_, room / static_cast<double>(c - *last));
            }
            last = c;
        }
    }

    double half_width(std::size_t line, std::size_t column) const {
        return (is_cell(line, column) ? board_.side : kLetter) / 2;
    }

    void add_texts(std::size_t line) {
        const std::u32string& text = grid_.drawing[line];
        for (std::size_t begin = 0; begin < text.size();) {
            std::size_t end = begin + 1;
            if (text[begin] == U' ' || is_cell(line, begin)) {
                begin = end;
                continue;
            }
            while (end < text.size() && continues_run(line, end)) ++end;
            add_run(line, begin, end);
            begin = end;
        }
    }

    /// Returns whether the character continues a run that is drawn as one text. A word stays together. If columns are
    /// wider than a letter, each piece of a frame is drawn in its own column.
    bool continues_run(std::size_t line, std::size_t column) const {
        const std::u32string& text = grid_.drawing[line];
        if (text[column] == U' ' || is_cell(line, column)) return false;
        return unit_ == kLetter ||
               (!is_frame_character(text[column]) && !is_frame_character(text[column - 1]));
    }

    /// Adds a text. A word directly before a cell is aligned to end at the cell; others begin in their
    /// column.
    void add_run(std::size_t line, std::size_t begin, std::size_t end) {
        const std::u32string run = grid_.drawing[line].substr(begin, end - begin);
        const bool is_before_cell = end < grid_.drawing[line].size() && is_cell(line, end);
        const double width = mono_width(run, kTypedSize);
        Point from = at(line, is_before_cell ? end - 1 : begin);
        from.x += is_before_cell ? kLetter / 2 - width : -kLetter / 2;
        board_.texts.push_back({from, to_utf8(run), {}, true});
    }

    const double kLetter = mono_width(U"0", kTypedSize);

    const Grid& grid_;
    LimitWatch& watch_;
    Board board_;
    double unit_ = kLetter;  // the width of a column
};

}  // namespace

Board make_typed_board(const Grid& grid, double side, LimitWatch& watch) {
    return TypedBoard(grid, side, watch).board();
}

}  // namespace sator::render
