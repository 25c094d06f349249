#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

/// The outer edges of a board, at which a course enters and leaves it, have numbers: first those at the top, then those at the bottom, the
/// left and the right. DrawnBoard::shapes has the names of both, and `edges` the arrows: 1 to the right or down, 2 to the left or up.

/// Returns the name of an outer edge: "R1C1/top"; an empty text if there is none with this number.
std::string door_name(const DrawnBoard& board, std::size_t number);
/// Returns the number of an outer edge, or nullopt if the board has none of this name.
std::optional<std::size_t> door_number(const DrawnBoard& board, std::string_view name);

}  // namespace sator::exchange
