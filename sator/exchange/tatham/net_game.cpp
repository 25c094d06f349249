// Net: a hexadecimal digit for each tile, whose bits are its ends: 1 right, 2 up, 4 left, 8 down, in any position that it can be turned to.

#include <array>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

/// The signs of tiles, and the first of the digits that each has: an end, a straight piece, a bend, a tee and a cross.
constexpr std::array<std::string_view, 5> kTiles = {"end", "straight", "bend", "tee", "cross"};
constexpr std::array<int, 5> kFirstDigits = {1, 5, 3, 7, 15};

/// Returns the sign of a tile from 1 on; 0 for one without ends.
int tile_of(int ends) {
    constexpr int kStraight = 5, kTurned = 10, kBits = 4;
    if (ends == kStraight || ends == kTurned) return 2;
    int count = 0;
    for (int bit = 0; bit < kBits; ++bit) count += (ends >> bit) & 1;
    return count < 2 ? count : count + 1;
}

void read_net(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (std::size_t cell = 0; cell < board.cell_count() && !body.has_failed(); ++cell) {
        const std::size_t place = body.position();
        const int tile = tile_of(body.take_number(1, 16));
        if (tile == 0) return body.fail_at(place, "a tile without ends cannot be said");
        board.cells[cell] = tile;
        if (body.peek() == 'v' || body.peek() == 'h') return body.fail("walls cannot be said yet");
    }
}

std::string write_net(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":";
    for (const int tile : board.cells) {
        if (tile < 1 || static_cast<std::size_t>(tile) > kTiles.size()) return {};
        text += hexadecimal(kFirstDigits[static_cast<std::size_t>(tile) - 1]);
    }
    return text;
}

}  // namespace

Game net_game() {
    return {"net", "Net", "", "ba", rectangle, read_net, write_net, "pipes", kTiles};
}

}  // namespace sator::exchange
