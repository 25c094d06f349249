#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns whether a text is a board as `sator render` and `sator solve` print it: a frame of box-drawing characters, or a hexagon of
/// slashes.
bool is_printed_board(std::string_view text);

/// Returns whether a text is an answer of `sator solve` whose board has no walls between boxes, so that it is no sudoku's.
bool is_answer_without_boxes(std::string_view text);

}  // namespace sator::exchange
