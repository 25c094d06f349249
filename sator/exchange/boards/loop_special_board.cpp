// A loop special has numbers and pieces of loops in its cells.

#include <algorithm>
#include <array>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kName = "loop_special";
constexpr std::array<std::string_view, kPieces> kSigns = {"┼", "│", "─", "└", "┘", "┐", "┌"};

std::expected<std::string, std::string> loop_special(const DrawnBoard& board) {
    return std::string(kName) + "\n" + drawing_text(board, [&](std::size_t cell) {
               const int number = board.cells[cell];
               if (number >= kFirstPiece)
                   return std::string(kSigns[static_cast<std::size_t>(number - kFirstPiece)]);
               return number == DrawnBoard::kOpen     ? std::string(".")
                      : number == DrawnBoard::kHidden ? std::string("?")
                                                      : std::to_string(number);
           });
}

std::optional<DrawnBoard> loop_special_board(const PuzzleFacts& facts) {
    const auto& kind = facts.puzzle.kind;
    if (kind == nullptr || kind->name != kName) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (const puzzle::DrawnMark& mark : kind->marks) {
        if (mark.row >= board.rows || mark.column >= board.columns) return std::nullopt;
        const auto sign = std::ranges::find(kSigns, mark.text);
        board.cells[mark.row * board.columns + mark.column] =
            sign != kSigns.end()   ? kFirstPiece + static_cast<int>(sign - kSigns.begin())
            : mark.numbers.empty() ? DrawnBoard::kHidden
                                   : static_cast<int>(mark.numbers.front().value);
    }
    return board;
}

}  // namespace

const BoardKind kLoopSpecialBoard = {loop_special, loop_special_board};

}  // namespace sator::exchange
