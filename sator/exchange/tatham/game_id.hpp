#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line is a game ID with the name of its game, a link to one, or a saved game.
bool looks_like_game_id(std::string_view text);

/// Reads game IDs of Simon Tatham's collection, one a line: `solo:3x3:DESCRIPTION`, or a link that ends in
/// `solo.html#3x3:DESCRIPTION`; or a saved game. An ID of a random seed (`3x3#123`) has no puzzle in it and is refused.
ReadResult read_game_id(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes the puzzle as a link of the game whose rules it has. If it has more rules, they are listed as lost.
std::expected<WrittenPuzzle, Diagnostic> write_game_id(const Puzzle& puzzle);

inline constexpr Format kGameId = {
    .name = "tatham",
    .summary =
        "Game IDs of Simon Tatham's collection, one a line, e.g. "
        "towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2.",
    .beginning = "a game ID of Simon Tatham's collection is NAME:PARAMETERS:DESCRIPTION, e.g. solo:3x3:…",
    .recognises = looks_like_game_id,
    .read = read_game_id,
    .example = "towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2\n",
    .holds_many = true,
    .lost = "A game ID has no texts. What a player entered in a saved game is not read.",
    .write = write_game_id,
};

}  // namespace sator::exchange
