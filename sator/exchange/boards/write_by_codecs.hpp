#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"

namespace sator::exchange {

/// How a site has the puzzles of a kind, in both directions.
struct BoardCodec {
    std::string_view kind;  ///< "star_battle"
    std::function<BoardKind()> board;
    /// Returns what the site writes for a board; empty if it has no words for it.
    std::function<std::string(const DrawnBoard& board)> write;
    /// Returns the board that the site reads there: what it does not write is missing.
    std::function<std::optional<DrawnBoard>(const std::string& text)> read;
};

/// Writes a puzzle by the codec that loses least, and of these by the one with the shortest text; nullopt if none has its rules. First
/// asks the codec of the puzzle's own kind, and no other if that one loses nothing or if the puzzle has values between cells.
std::optional<WrittenPuzzle> write_by_codecs(const Puzzle& puzzle, std::span<const BoardCodec> codecs);

}  // namespace sator::exchange
