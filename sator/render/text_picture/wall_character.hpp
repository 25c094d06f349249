#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// A line between two cells, or none.
enum class Wall : std::uint8_t { None, Light, Heavy };

/// The walls that meet at a point.
struct Crossing {
    Wall up = Wall::None, right = Wall::None, down = Wall::None, left = Wall::None;
};

/// Returns the character of Unicode's box drawings that shows a crossing; a blank if there are no walls.
char32_t wall_character(const Crossing& crossing);

}  // namespace sator::render
