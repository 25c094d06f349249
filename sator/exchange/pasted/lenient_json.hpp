#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the lists or the object of a text as JSON: those of Python, JavaScript, C and numpy are written in nearly the same way.
/// `board = [[5, None], …]`, `int grid[9][9] = {{5, 0}, …};`, `array([[5 0]\n …])` and trailing commas are understood; braces are
/// lists unless the text has a ':'. A word without quotes becomes a string, and an element that is missing becomes null.
/// Returns nullopt if the text has no brackets, or if they do not match.
std::optional<std::string> lenient_json(std::string_view text);

}  // namespace sator::exchange
