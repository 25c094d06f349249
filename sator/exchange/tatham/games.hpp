#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/puzz_link/link_body.hpp"

namespace sator::exchange {

/// The parameters of a game ID: what stands before the colon.
struct GameSize {
    std::size_t first = 0, second = 0;  ///< 9x7 is 9 and 7; 5 is 5 and 5
    bool has_one_number = false;
    std::string flags;  ///< the letters after the numbers, without the difficulty
};

/// A game of Simon Tatham's collection whose rules the language can say.
struct Game {
    std::string_view name;   ///< "solo"
    std::string_view title;  ///< "Solo", as its saved games call it
    /// The letters that its parameters may have.
    std::string_view flags;
    /// The columns and rows of the board of this size.
    void (*shape)(const GameSize& size, std::size_t& columns, std::size_t& rows);
    void (*read)(const GameSize& size, LinkBody& body, DrawnBoard& board);
    /// The game ID, "9x7:…"; empty if the game cannot write this board.
    std::string (*write)(const DrawnBoard& board);
    std::string_view kind;  ///< whose board it has

    BoardKind board() const { return find_board(kind); }
};

std::span<const Game> games();
/// The game with this name or title, in small or capital letters; or null.
const Game* find_game(std::string_view name);

}  // namespace sator::exchange
