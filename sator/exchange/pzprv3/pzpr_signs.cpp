#include "sator/exchange/pzprv3/pzpr_signs.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sator/exchange/boards/rule_facts.hpp"

namespace sator::exchange {

void read_pzpr_numbers(PzprLines& lines, PzprBoard& board) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        if (word != "." && word != "-" && !small_number(word))
            lines.fail(span, "'" + std::string(word) + "' is no number");
        board.board.cells[cell] = pzpr_number(word);
    }
}

void read_pzpr_goal_and_arrows(PzprLines& lines, PzprBoard& board) {
    constexpr int kGoal = 5;
    const auto goal = lines.take_line();
    read_pzpr_numbers(lines, board);
    DrawnBoard& drawn = board.board;
    const auto place = [&](std::size_t word, std::size_t length) -> std::optional<std::size_t> {
        const int at = word < goal.size() ? pzpr_number(goal[word].text) : DrawnBoard::kOpen;
        if (at < 0 || at % 2 == 0 || static_cast<std::size_t>(at) > 2 * length) return std::nullopt;
        return static_cast<std::size_t>(at / 2);
    };
    const auto column = place(0, drawn.columns), row = place(1, drawn.rows);
    if (column && row)
        drawn.cells[*row * drawn.columns + *column] = kGoal;
    else
        lines.fail(lines.span(), "the goal is outside of the grid");
}

void read_pzpr_arrows_or_numbers(PzprLines& lines, PzprBoard& board) {
    constexpr std::string_view kBlackCells = "tblr#";
    constexpr int kKnown = 6;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const std::size_t black =
            words[cell].text.size() == 1 ? kBlackCells.find(words[cell].text[0]) : std::string_view::npos;
        if (black != std::string_view::npos) drawn.cells[cell] = static_cast<int>(black) + 1;
    }
    if (!board.walls.empty() && !words.empty()) drawn.regions = regions_around_holes(drawn, board.walls);
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const int number = pzpr_number(words[cell].text);
        if (drawn.cells[cell] != DrawnBoard::kOpen || number < 0) continue;
        drawn.cells[cell] = kKnown;
        drawn.sign_numbers[cell] = number;
    }
}

void read_pzpr_signs_with_numbers(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        const std::size_t comma = word.find(',');
        drawn.cells[cell] = pzpr_number(word.substr(0, comma));
        if (comma == std::string_view::npos) continue;
        const int sign = drawn.cells[cell], number = pzpr_number(word.substr(comma + 1));
        drawn.sign_numbers[cell] = number;
        if (sign == 0 && number == DrawnBoard::kHidden)
            drawn.cells[cell] = DrawnBoard::kHidden;
        else if (sign < 1 || number < 0)
            lines.fail(span, "a number without an arrow, or an arrow without a number, cannot be said");
    }
}

void read_pzpr_sums_with_dots(PzprLines& lines, PzprBoard& board) {
    constexpr int kMostDots = 4;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        if (word == "-") drawn.cells[cell] = 1;
        const std::size_t comma = word.find(',');
        if (comma == std::string_view::npos) continue;
        const int sum = pzpr_number(word.substr(0, comma)), dots = pzpr_number(word.substr(comma + 1));
        if (dots < 0 || dots > kMostDots) {
            lines.fail(span, "'" + std::string(word) + "' is no sum with dots");
            return;
        }
        drawn.cells[cell] = 1 + dots + (sum < 0 ? 0 : kMostDots + 1);
        if (sum >= 0) drawn.sign_numbers[cell] = sum;
    }
}

void read_pzpr_signs_from_0(PzprLines& lines, PzprBoard& board) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        const int number = pzpr_number(word);
        if (word != "." && number < 0) lines.fail(span, "'" + std::string(word) + "' cannot be said");
        board.board.cells[cell] = number < 0 ? number : number + 1;
    }
}

void read_pzpr_letters(PzprLines& lines, PzprBoard& board) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        const bool is_letter = word.size() == 1 && word[0] >= 'a' && word[0] <= 'z';
        if (!is_letter && word != "." && word != "-")
            lines.fail(span, "'" + std::string(word) + "' is no letter");
        board.board.cells[cell] = is_letter ? word[0] - 'a' + 1 : pzpr_number(word);
    }
}

void read_pzpr_circles_and_arrows(PzprLines& lines, PzprBoard& board) {
    constexpr int kArrows = 4;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        const bool is_circle = word.starts_with('o');
        const int number = pzpr_number(is_circle ? word.substr(1) : word);
        drawn.cells[cell] = !is_circle ? number : number < 0 ? kArrows + 1 : kArrows + 2;
        if (is_circle && number >= 0) drawn.sign_numbers[cell] = number;
        if (!is_circle && word != "." && (number < 1 || number > kArrows))
            lines.fail(span, "'" + std::string(word) + "' is neither a circle nor an arrow that can be said");
    }
}

void read_pzpr_coloured_arrows(PzprLines& lines, PzprBoard& board) {
    constexpr int kSignsOfColour = 5;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        const std::size_t first = word.find(','), second = word.rfind(',');
        if (first == std::string_view::npos) continue;
        const int arrow = pzpr_number(word.substr(0, first)),
                  number = pzpr_number(word.substr(first + 1, second - first - 1)),
                  colour = pzpr_number(word.substr(second + 1));
        if (second == first || arrow < 0 || arrow >= kSignsOfColour || colour < 0 || colour > 2 ||
            (arrow == 0 && number >= 0)) {
            lines.fail(span, "'" + std::string(word) + "' is no arrow with a number and a colour");
            return;
        }
        drawn.cells[cell] = 1 + kSignsOfColour * colour + (number < 0 ? 0 : arrow);
        if (number >= 0) drawn.sign_numbers[cell] = number;
    }
}

void read_pzpr_arrows_and_winds(PzprLines& lines, PzprBoard& board) {
    constexpr std::string_view kSigns = "udlrNUDLR";
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        if (word == ".") continue;
        const std::size_t sign = word.size() == 1 ? kSigns.find(word[0]) : std::string_view::npos;
        if (sign == std::string_view::npos)
            return lines.fail(span, "'" + std::string(word) + "' is no arrow");
        board.board.cells[cell] = static_cast<int>(sign) + 1;
    }
}

}  // namespace sator::exchange
