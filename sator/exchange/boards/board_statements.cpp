#include "sator/exchange/boards/board_statements.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

namespace {

using text::KindDrawing;
using text::KindParameter;
using text::KindSign;

constexpr int kLetters = 26;

std::string lower(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return text;
}

std::string letter(int number) {
    return std::string(1, static_cast<char>('A' + number - 1));
}

class BoardStatements {
  public:
    BoardStatements(const KindShape& shape, const DrawnBoard& board) : shape_(shape), board_(board) {}

    std::expected<std::string, std::string> write() const {
        if (auto fault = fault_of_board(); !fault.empty()) return std::unexpected(std::move(fault));
        std::string text = shape_.definition.name;
        for (const KindParameter& parameter : shape_.definition.parameters) {
            if (parameter.name == shape_.number)
                text +=
                    " " + (shape_.has_letters ? "A.." + letter(board_.count) : std::to_string(board_.count));
            // A size that the kind takes if none is written, e.g. that of a sudoku, is no size of the drawing.
            if (parameter.name == "SIZE" && (shape_.use() == KindDrawing::Use::Values || parameter.usual))
                text += " " + size_text(board_);
        }
        if (shape_.definition.parameter("PIECES") != nullptr) {
            for (const std::string& piece : board_.shapes) text += " " + piece;
        }
        for (const std::string& flag : shape_.flags) text += " " + flag;
        text += "\n" + clues() + drawing() + ranges() + lists();
        return shape_.draws_cells() ? text : text + initial_text(board_, [&](int n) { return value(n); });
    }

  private:
    std::string value(int number) const {
        if (!shape_.numbered.empty()) return shape_.numbered[static_cast<std::size_t>(number) - 1];
        return shape_.has_letters ? letter(number) : std::to_string(number);
    }

    /// Returns why there is no such puzzle; empty if there is one. The kind itself refuses the rest.
    std::string fault_of_board() const {
        if (shape_.definition.is_square && board_.columns != board_.rows)
            return "the grid of this kind is a square, but the link has " + size_text(board_);
        const bool has_boxes = shape_.definition.parameter("BOXES") != nullptr && shape_.flags.empty();
        if (has_boxes && !usual_box_size(static_cast<std::uint32_t>(board_.columns)))
            return "a " + shape_.definition.name + " of " + size_text(board_) + " has no boxes";
        if (!shape_.number.empty() && board_.count < 1)
            return "the number of " + lower(shape_.number) + " is not positive";
        const bool has_long_marks =
            std::ranges::any_of(board_.regions, [](int region) { return region >= kMostRegionLetters; });
        if (shape_.draws_cells() && shape_.draws_regions() && has_long_marks)
            return "the drawing of a " + shape_.definition.name + " has letters for " +
                   std::to_string(kMostRegionLetters) + " regions, and the link has more";
        if (shape_.draws_cells() && shape_.hidden_sign().empty() && has_cell(DrawnBoard::kHidden))
            return "the link has a number that is not known, and a " + shape_.definition.name +
                   " cannot have one";
        if (std::ranges::find(board_.corners, DrawnBoard::kHidden) != board_.corners.end())
            return "the link has a number at a corner that is not known, and a " + shape_.definition.name +
                   " cannot have one";
        const auto named = static_cast<int>(shape_.numbered.size());
        if (named > 0 && std::ranges::any_of(board_.cells, [&](int n) { return n == 0 || n > named; }))
            return "the numbers of a " + shape_.definition.name + " are 1 to " + std::to_string(named);
        return shape_.has_letters ? fault_of_letters() : std::string();
    }

    bool has_cell(int number) const { return std::ranges::find(board_.cells, number) != board_.cells.end(); }

    std::string fault_of_letters() const {
        if (board_.count > kLetters) return "there are more letters than A to Z";
        const auto is_unknown = [&](int n) { return n == 0 || n > board_.count; };
        for (const auto& side : board_.sides) {
            if (std::ranges::any_of(side, is_unknown))
                return "a clue names a letter that the puzzle does not have";
        }
        if (std::ranges::any_of(board_.cells, is_unknown))
            return "a cell holds a letter that the puzzle does not have";
        return {};
    }

    /// The clues of regions, cages and edges, on indented lines.
    std::string clues() const {
        std::string text;
        if (shape_.clues.empty()) return text;
        const auto add = [&](std::string_view clue, std::string_view places) {
            text += "  " + std::string(clue) + std::string(places) + "\n";
        };
        const auto number = [&](int value) { return shape_.clues.front().clue(std::to_string(value)); };
        if (shape_.use() == KindDrawing::Use::Regions) {
            const auto places = region_places(board_);
            for (std::size_t region = 0; region < places.size(); ++region) {
                if (region < board_.region_values.size() && board_.region_values[region] >= 0)
                    add(number(board_.region_values[region]), places[region]);
            }
        }
        if (!shape_.edge_signs.empty()) {
            for (std::size_t edge = 0; edge < board_.edges.size(); ++edge) {
                const auto [a, b] = cells_of_edge(board_, edge);
                const bool is_sign = std::ranges::find(shape_.edge_signs, board_.edges[edge],
                                                       &EdgeSign::number) != shape_.edge_signs.end();
                if (board_.edges[edge] > 0 && !is_sign)
                    add(number(board_.edges[edge]), " " + cell_text(board_, a) + " " + cell_text(board_, b));
            }
        }
        const auto cages = region_places(board_, board_.cages);
        for (std::size_t cage = 0; cage < cages.size(); ++cage) {
            if (!board_.cage_clues[cage].empty()) add(board_.cage_clues[cage], cages[cage]);
        }
        return text;
    }

    std::string drawing() const {
        if (shape_.use() == KindDrawing::Use::Regions) return regions_text(board_);
        if (!shape_.edge_signs.empty())
            return marks_text(board_, [&](std::size_t edge) { return edge_mark(edge); });
        if (!shape_.draws_cells()) return {};
        return shape_.drawing->draws_corners() ? corners() : cells();
    }

    /// The rows of corners, and the rows of cells between them if cells have signs, too.
    std::string corners() const {
        std::string text;
        for (std::size_t row = 0; row <= board_.rows; ++row) {
            text += "|";
            for (std::size_t column = 0; column <= board_.columns; ++column) {
                const std::size_t corner = row * (board_.columns + 1) + column;
                text += " " + corner_mark(corner < board_.corners.size() ? board_.corners[corner] : -1);
            }
            text += "\n";
            if (row == board_.rows || !shape_.drawing->draws_cells_and_corners()) continue;
            text += "|";
            for (std::size_t column = 0; column < board_.columns; ++column)
                text += " " + cell_mark(board_.cell(row, column));
            text += "\n";
        }
        return text;
    }

    /// Returns the number of a corner, or the sign that has this number.
    std::string corner_mark(int number) const {
        const bool is_sign = number > 0 && std::cmp_less_equal(number, shape_.corner_signs.size());
        if (!is_sign) return mark_of(number);
        return to_utf8(shape_.corner_signs[static_cast<std::size_t>(number) - 1]->patterns.front().written());
    }

    /// Returns the sign of a cell that has no number of its own.
    std::string cell_mark(int number) const {
        if (number == DrawnBoard::kHidden) return shape_.hidden_sign();
        return number <= 0 || shape_.numbered.empty() ? mark_of(number)
                                                      : shape_.sign_text(number, DrawnBoard::kOpen);
    }

    std::string cells() const {
        const std::string hidden = shape_.hidden_sign();
        const std::vector<int> numbers = drawn_numbers();
        return drawing_text(board_, [&](std::size_t cell) {
            const int number = numbers[cell];
            const std::string region = shape_.draws_regions() ? region_mark(board_.regions[cell]) : "";
            if (number == DrawnBoard::kOpen && !region.empty()) return region;
            if (number == DrawnBoard::kHidden) return region + hidden;
            if (number <= 0 || shape_.numbered.empty()) return region + mark_of(number);
            const int own = board_.sign_numbers.empty() ? DrawnBoard::kOpen : board_.sign_numbers[cell];
            return region + shape_.sign_text(number, own);
        });
    }

    /// Returns the numbers of the cells. The first cell of a region has the region's number, too.
    std::vector<int> drawn_numbers() const {
        std::vector<int> numbers = board_.cells;
        for (std::size_t region = 0; region < board_.region_values.size(); ++region) {
            const auto first = std::ranges::find(board_.regions, static_cast<int>(region));
            if (board_.region_values[region] >= 0)
                numbers[static_cast<std::size_t>(first - board_.regions.begin())] =
                    board_.region_values[region];
        }
        return numbers;
    }

    /// Returns the sign between two cells: the second way to write it belongs below a cell if it has a direction, or is a bar.
    std::string edge_mark(std::size_t edge) const {
        const auto found = std::ranges::find(shape_.edge_signs, board_.edges[edge], &EdgeSign::number);
        if (found == shape_.edge_signs.end()) return " ";
        const auto& patterns = found->sign->patterns;
        std::string sign = to_utf8(patterns.front().written());
        const bool has_direction = patterns.size() > 1 && (found->number < 0 || sign == "|");
        if (!has_direction || edge < board_.upright_edges()) return sign;
        return to_utf8(patterns[1].written());
    }

    /// A cell whose number is not known holds one of the values without a name.
    std::string ranges() const {
        std::string text;
        std::string possible = shape_.use() == KindDrawing::Use::Values ? shape_.unnamed : std::string();
        for (const std::string& symbol : shape_.numbered) possible += " " + symbol;
        if (possible.empty() || shape_.draws_cells()) return text;
        for (std::size_t cell = 0; cell < board_.cell_count(); ++cell) {
            if (board_.cells[cell] == DrawnBoard::kHidden)
                text += "range " + possible + " at " + cell_text(board_, cell) + "\n";
        }
        return text;
    }

    std::string lists() const {
        if (!shape_.list_rule) return {};
        if (!shape_.has_runs())
            return sides_text(board_,
                              [&](int n) { return shape_.has_letters ? letter(n) : std::to_string(n); });
        return runs_text("columns", board_.runs[0]) + runs_text("rows", board_.runs[1]);
    }

    const KindShape& shape_;
    const DrawnBoard& board_;
};

}  // namespace

std::expected<std::string, std::string> statements_of_board(const KindShape& shape, const DrawnBoard& board) {
    auto text = BoardStatements(shape, board).write();
    const text::Kind* known = text::find_kind(shape.definition.name);
    const bool is_own = known == nullptr || known->definition != &shape.definition;
    if (text && is_own) text->insert(0, "define kind " + to_utf8(shape.definition.text) + "\nend\n\n");
    return text;
}

}  // namespace sator::exchange
