#include "sator/render/text_picture/edge_texts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/text/display_width.hpp"

namespace sator::render {

namespace {

/// A column's clue may have as many characters.
constexpr std::size_t kMaxColumnClue = 3;

/// Splits at blanks.
std::vector<std::u32string> numbers_of(const std::u32string& text) {
    std::vector<std::u32string> numbers(1);
    for (const char32_t c : text) {
        if (c == U' ') {
            numbers.emplace_back();
        } else {
            numbers.back() += c;
        }
    }
    return numbers;
}

class PlacedEdgeTexts {
  public:
    explicit PlacedEdgeTexts(const Sketch& sketch) : board_(sketch.board) {
        for (const LatticePlace place : board_.places) add_to_extents(place);
        for (const LatticePlace place : board_.blocks) add_to_extents(place);
        for (const EdgeClue& clue : sketch.clues) {
            if (add(clue)) {
                texts_.statements.insert(clue.statement);
            } else {
                incomplete_.insert(clue.statement);
            }
        }
        for (const std::size_t statement : incomplete_) texts_.statements.erase(statement);
        add_blocks();
    }
    EdgeTexts take() { return std::move(texts_); }

  private:
    /// The first and the last place of a row or column.
    struct Extent {
        std::int32_t first, last;
    };

    /// The numbers of a block in Kakuro.
    struct BlockClues {
        std::u32string down, across;
    };

    bool add(const EdgeClue& clue) {
        const Point reading = reading_direction(board_, clue.sequence);
        const auto right = std::lround(reading.x), down = std::lround(reading.y);
        if (std::abs(reading.x * reading.y) > 1e-6) return false;  // a diagonal
        const std::string& label = clue.sequence.label;
        const bool is_at_end = label.ends_with("(right)") || label.ends_with("(bottom)");
        const CellId cell = is_at_end ? clue.sequence.cells.back() : clue.sequence.cells.front();
        const auto sign = static_cast<std::int32_t>(is_at_end ? 1 : -1);
        const LatticePlace step{sign * static_cast<std::int32_t>(down),
                                sign * static_cast<std::int32_t>(right)};
        const LatticePlace place = board_.places[cell.index()];
        const std::u32string text = to_code_points(clue.text);
        if (board_.is_block({place.row + step.row, place.column + step.column}))
            return add_to_block({place.row + step.row, place.column + step.column}, step, text);
        if (!is_outermost(place, step)) return false;
        const bool is_backward = clue.is_ordered && right + down < 0;
        return step.row == 0 ? add_to_row(place.row, step.column, text, is_backward)
                             : add_to_column(place.column, step.row, clue.form, text, is_backward);
    }

    bool add_to_block(LatticePlace block, LatticePlace step, const std::u32string& text) {
        if (step.row + step.column > 0) return false;
        std::u32string& own = step.row != 0 ? blocks_[block].down : blocks_[block].across;
        if (!own.empty()) return false;
        own = text;
        return true;
    }

    void add_to_extents(LatticePlace place) {
        const auto add_to = [](std::map<std::int32_t, Extent>& extents, std::int32_t line, std::int32_t at) {
            const auto [extent, is_new] = extents.emplace(line, Extent{at, at});
            extent->second.first = std::min(extent->second.first, at);
            extent->second.last = std::max(extent->second.last, at);
        };
        add_to(rows_, place.row, place.column);
        add_to(columns_, place.column, place.row);
    }

    /// Returns whether no cell or block follows in this direction.
    bool is_outermost(LatticePlace place, LatticePlace step) const {
        const Extent extent = step.row == 0 ? rows_.at(place.row) : columns_.at(place.column);
        const std::int32_t at = step.row == 0 ? place.column : place.row;
        return at == (step.row + step.column < 0 ? extent.first : extent.last);
    }

    bool add_to_row(std::int32_t row, std::int32_t side, const std::u32string& text, bool is_backward) {
        std::u32string& own = side < 0 ? texts_.left[row] : texts_.right[row];
        own += (own.empty() ? U"" : U" & ") + std::u32string(is_backward ? U"← " : U"") + text;
        return true;
    }

    bool add_to_column(std::int32_t column, std::int32_t side, ClueForm form, const std::u32string& text,
                       bool is_backward) {
        std::vector<std::u32string> lines =
            form == ClueForm::Numbers ? numbers_of(text) : std::vector<std::u32string>{text};
        if (is_backward) lines.push_back(U"↑");
        const auto is_wide = [](const std::u32string& line) { return display_width(line) > kMaxColumnClue; };
        if (std::ranges::any_of(lines, is_wide)) return false;
        std::vector<std::u32string>& own = side < 0 ? texts_.top[column] : texts_.bottom[column];
        if (!own.empty()) return false;
        own = std::move(lines);
        return true;
    }

    void add_blocks() {
        for (const auto& [place, clues] : blocks_) texts_.blocks[place] = clues.down + U"\\" + clues.across;
    }

    const Board& board_;
    EdgeTexts texts_;
    std::map<std::int32_t, Extent> rows_, columns_;
    std::map<LatticePlace, BlockClues> blocks_;
    std::set<std::size_t> incomplete_;
};

}  // namespace

EdgeTexts edge_texts(const Sketch& sketch) {
    return PlacedEdgeTexts(sketch).take();
}

}  // namespace sator::render
