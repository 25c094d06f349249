#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

/// The palette of decorations: the colour words of `line blue at …`.
std::span<const std::string_view> decoration_colours();

bool is_decoration_colour(std::string_view word);

}  // namespace sator::puzzle
