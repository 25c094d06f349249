#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

/// Puts lengths into a cell; nullopt is one that is not known. Returns false if this cannot be said.
bool put_run_lengths(DrawnBoard& board, std::size_t cell, const std::vector<std::optional<int>>& lengths);

/// The lengths of the pieces of a loop in a region: a digit each, 0 for one that is not known; if none is known, their number and this.
constexpr int kUnknownPieces = 1'000'000'000;
/// Puts such lengths into a cell. Returns false if this cannot be said.
bool put_piece_lengths(DrawnBoard& board, std::size_t cell, const std::vector<std::optional<int>>& lengths);
/// Returns them as text; `unknown` is one that is not known.
std::string piece_lengths_text(int lengths, char unknown);

}  // namespace sator::exchange
