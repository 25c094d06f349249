#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns whether a text is a board as `sator render` and `sator solve` print it: it has a frame of box-drawing characters, a hexagon
/// of slashes, or an answer's line.
bool is_printed_board(std::string_view text);

/// Returns whether a text has the line below an answer of `sator solve`, which names its values: "unique over 1..9".
bool is_printed_answer(std::string_view text);

}  // namespace sator::exchange
