#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Whether a text is like a game ID of Tatham's collection, but does not begin with a game's name and a colon: "4x4:bBa0f1d", or
/// "lightup 4x4:bBa0f1d". It has a grid's size before its first colon.
bool is_nameless_game(std::string_view text);

}  // namespace sator::exchange
