#pragma once

#include <span>
#include <string_view>

namespace sator {

/// The name that a mistyped one most likely meant (optimal string alignment distance at most a third of its length, ASCII
/// case aside), or an empty one where none is near.
std::string_view nearest_name(std::string_view typed, std::span<const std::string_view> names);

}  // namespace sator
