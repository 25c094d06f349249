#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the word of the palette that is nearest to a colour such as "#67f067" or "#67F067FF". Returns an empty text, which means
/// the usual colour, for black, white, transparent and unknown colours.
std::string nearest_colour(std::string_view code);

/// Returns the code of a word of the palette, "#CFCFCF" if it is unknown.
std::string_view code_of_colour(std::string_view word);

}  // namespace sator::exchange
