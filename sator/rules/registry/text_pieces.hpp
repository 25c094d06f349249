#pragma once

#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// Divides a quoted argument such as "1: 2 3; 2: 1" at a sign. The pieces have no blanks at their ends.
std::vector<std::string_view> pieces_of(std::string_view text, char sign);

/// Divides a text at its blanks. A word may be in quotes, e.g. `"#"`.
std::vector<std::string_view> words_of_piece(std::string_view text);

}  // namespace sator::rules
