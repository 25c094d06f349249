#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// Returns the CSS that fills a cell with the colour of a name, e.g. "red"; empty if the name is no colour. The colours are apart from
/// each other for most people who do not see all colours.
std::string_view value_colour(std::string_view name);

}  // namespace sator::render
