#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"

namespace sator::render {

/// Draws what `grid_text` draws in lines of at most `columns` terminal columns. If the usual form is too wide,
/// the compact form has no blanks between the cells. If that is too wide, or if the cells would not be told
/// apart, the parts of the grid follow each other from the left to the right, each under a line
/// "part 1 of 3, from the left:". Returns nullopt if nothing helps: hexagons are never divided.
std::optional<std::string> fitted_grid_text(const Puzzle& puzzle,
                                            std::span<const std::optional<Value>> values,
                                            const std::vector<bool>& marked, TextStyle style,
                                            std::size_t columns);

/// Returns the terminal columns of the widest line of a text without colours.
std::size_t widest_line(std::string_view text);

}  // namespace sator::render
