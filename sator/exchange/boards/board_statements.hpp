#pragma once

#include <expected>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/kind_shape.hpp"

namespace sator::exchange {

/// Returns the puzzle that a board shows, in the kind's own words: its word with its number and size, its clues, its drawing, its
/// lists and the known numbers. A kind that a file defines comes with its definition. The error says why there is no such puzzle.
std::expected<std::string, std::string> statements_of_board(const KindShape& shape, const DrawnBoard& board);

}  // namespace sator::exchange
