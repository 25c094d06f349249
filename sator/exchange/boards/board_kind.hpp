#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// What a board means: a kind of puzzle that links and game IDs share.
struct BoardKind {
    /// The puzzle that the board shows, in statements of the language; or why there is none.
    std::function<std::expected<std::string, std::string>(const DrawnBoard& board)> statements;
    /// The board that a puzzle of this kind would have; nullopt if it has another shape. It may be wrong: the puzzle that its
    /// statements make is compared with this one.
    std::function<std::optional<DrawnBoard>(const PuzzleFacts& facts)> board_of;
};

/// Returns the board of a kind, or of a kind that only links know, e.g. "ripple". `flags` follow the kind's word: "all".
/// `values` are the names of its numbers from 1 on, if these have names: "white", "black".
BoardKind find_board(std::string_view kind, std::span<const std::string_view> flags = {},
                     std::span<const std::string_view> values = {});

/// Reads the puzzle that a board shows. `file` is the text from which the board came; an error has no place.
std::expected<Puzzle, Diagnostic> read_board(const BoardKind& kind, const DrawnBoard& board,
                                             std::string_view file, Resources& resources,
                                             const PuzzleOptions& options);

/// Returns in words what a board does not say of a puzzle; nullopt if the puzzle is not of this kind, i.e. if the board says
/// something that the puzzle does not say.
std::optional<std::vector<std::string>> losses_of_board(const BoardKind& kind, const DrawnBoard& board,
                                                        const PuzzleFacts& facts);

}  // namespace sator::exchange
