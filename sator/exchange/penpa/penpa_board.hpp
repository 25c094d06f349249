#pragma once

#include <set>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/exchange/penpa/penpa_drawing.hpp"
#include "sator/exchange/penpa/penpa_genre.hpp"

namespace sator::exchange {

/// Turns a drawing into a board of a genre. What it does not understand goes to `unread`.
DrawnBoard board_of_drawing(const PenpaGenre& genre, const PenpaDrawing& drawing,
                            std::set<std::string>& unread);

}  // namespace sator::exchange
