// Pattern: the runs of the columns, then of the rows.

#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_pattern(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    bool is_first = true;
    for (auto& lines : board.runs) {
        for (std::vector<int>& runs : lines) {
            if (!is_first) expect(body, '/');
            is_first = false;
            if (body.peek() < '0' || body.peek() > '9') continue;
            do {
                if (!runs.empty()) body.take();
                runs.push_back(read_decimal(body));
            } while (body.peek() == '.');
        }
    }
    if (body.peek() == ',') body.fail("cells of a pattern that are known cannot be said yet");
}

std::string write_pattern(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":", separator;
    for (const auto& lines : board.runs) {
        for (const std::vector<int>& runs : lines) {
            text += separator + write_separated(runs, '.');
            separator = "/";
        }
    }
    return text;
}

}  // namespace

Game pattern_game() {
    return {"pattern", "Pattern", "", "", rectangle, read_pattern, write_pattern, "nonogram"};
}

}  // namespace sator::exchange
