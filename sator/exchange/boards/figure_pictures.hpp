#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the picture as the word that the rule `figures` takes. `lines`: for each place 1 for a line to the right, 2 for one down, 3 for
/// both. Rows and columns at the rim that have no line are left out.
std::string picture_of_lines(std::size_t columns, const std::vector<int>& lines);

/// The inverse: the number of columns and the lines; no columns if the word is no picture.
std::pair<std::size_t, std::vector<int>> lines_of_picture(std::string_view word);

}  // namespace sator::exchange
