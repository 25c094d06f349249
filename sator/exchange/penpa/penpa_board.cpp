#include "sator/exchange/penpa/penpa_board.hpp"

#include <algorithm>
#include <array>

#include "sator/base/trimmed.hpp"
#include "sator/exchange/boards/rule_facts.hpp"

namespace sator::exchange {

namespace {

bool is_dark(std::int64_t colour) {
    constexpr std::array<std::int64_t, 3> kDark = {1, 4, 8};
    return std::ranges::find(kDark, colour) != kDark.end();
}

class BoardOfDrawing {
  public:
    BoardOfDrawing(const PenpaGenre& genre, const PenpaDrawing& drawing, std::set<std::string>& unread)
        : genre_(genre),
          drawing_(drawing),
          unread_(unread),
          board_(empty_board(drawing.columns, drawing.rows)) {}

    DrawnBoard run() {
        unread_.insert(drawing_.unread.begin(), drawing_.unread.end());
        for (const auto& [place, colour] : drawing_.shades) {
            if (genre_.has_black_cells && is_inside(place) && is_dark(colour)) {
                cell(place) = DrawnBoard::kHidden;
            } else {
                unread_.insert("shades");
            }
        }
        for (const auto& [place, text] : drawing_.numbers) read_number(place, trimmed(text));
        if (genre_.has_regions) board_.regions = regions_between(board_, walls());
        return std::move(board_);
    }

  private:
    bool is_inside(PenpaDrawing::Place at) const {
        return at.first >= 0 && at.second >= 0 && at.first < rows() && at.second < columns();
    }
    std::int64_t rows() const { return static_cast<std::int64_t>(board_.rows); }
    std::int64_t columns() const { return static_cast<std::int64_t>(board_.columns); }
    int& cell(PenpaDrawing::Place at) {
        return board_.cells[static_cast<std::size_t>(at.first * columns() + at.second)];
    }

    /// The place of a clue outside the grid; null if it is not beside a line.
    int* clue(PenpaDrawing::Place at) {
        const auto [row, column] = at;
        const bool is_beside_row = row >= 0 && row < rows(),
                   is_beside_column = column >= 0 && column < columns();
        if (is_beside_column && row == -1) return &board_.side(Side::Top)[static_cast<std::size_t>(column)];
        if (is_beside_column && row == rows())
            return &board_.side(Side::Bottom)[static_cast<std::size_t>(column)];
        if (is_beside_row && column == -1) return &board_.side(Side::Left)[static_cast<std::size_t>(row)];
        if (is_beside_row && column == columns())
            return &board_.side(Side::Right)[static_cast<std::size_t>(row)];
        return nullptr;
    }

    void read_number(PenpaDrawing::Place at, std::string_view text) {
        const auto number = small_number(text);
        int* place = is_inside(at) ? &cell(at) : genre_.has_sides ? clue(at) : nullptr;
        // A black cell without a number often has a blank on it.
        if (text.empty()) return;
        if (!number || *number < 0 || place == nullptr ||
            (genre_.has_black_cells && *place != DrawnBoard::kHidden)) {
            unread_.insert("the text '" + std::string(text.substr(0, 20)) + "'");
        } else {
            *place = *number;
        }
    }

    /// Walls on the border of the grid mean nothing.
    std::vector<int> walls() const {
        std::vector<int> walls(board_.edge_count(), 0);
        for (const auto& [row, column] : drawing_.right_walls) {
            if (row >= 0 && row < rows() && column >= 0 && column + 1 < columns())
                walls[static_cast<std::size_t>(row * (columns() - 1) + column)] = 1;
        }
        for (const auto& [row, column] : drawing_.lower_walls) {
            if (row >= 0 && row + 1 < rows() && column >= 0 && column < columns())
                walls[board_.upright_edges() + static_cast<std::size_t>(row * columns() + column)] = 1;
        }
        return walls;
    }

    const PenpaGenre& genre_;
    const PenpaDrawing& drawing_;
    std::set<std::string>& unread_;
    DrawnBoard board_;
};

}  // namespace

DrawnBoard board_of_drawing(const PenpaGenre& genre, const PenpaDrawing& drawing,
                            std::set<std::string>& unread) {
    return BoardOfDrawing(genre, drawing, unread).run();
}

}  // namespace sator::exchange
