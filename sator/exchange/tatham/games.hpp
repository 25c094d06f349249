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
    /// The letters after the numbers, without the difficulty and without the numbers that follow letters.
    std::string flags;
};

/// A game of Simon Tatham's collection whose rules the language can say.
struct Game {
    std::string_view name;   ///< "solo"
    std::string_view title;  ///< "Solo", as its saved games call it
    /// The letters of its parameters that change its rules.
    std::string_view flags;
    /// The letters that only say how the puzzle was generated, e.g. the share of black cells. Saved games have them.
    std::string_view generation;
    /// The columns and rows of the board of this size.
    void (*shape)(const GameSize& size, std::size_t& columns, std::size_t& rows);
    void (*read)(const GameSize& size, LinkBody& body, DrawnBoard& board);
    /// The game ID, "9x7:…"; empty if the game cannot write this board.
    std::string (*write)(const DrawnBoard& board);
    std::string_view kind;                          ///< whose board it has
    std::span<const std::string_view> values = {};  ///< the signs of the board's numbers from 1 on

    BoardKind board() const { return find_board(kind, {}, values); }
};

std::span<const Game> games();
/// The game with this name or title, in small or capital letters; or null.
const Game* find_game(std::string_view name);

/// Returns the title of a game of the collection that is not read: "Mines"; empty if the name is none of them.
std::string_view unread_game(std::string_view name);

}  // namespace sator::exchange
