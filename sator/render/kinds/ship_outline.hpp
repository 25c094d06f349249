#pragma once

#include <array>
#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

/// What is beside a segment of a ship, as far as it is known.
enum class BesideShip : std::uint8_t { Unknown, Ship, Water };

/// Above, to the right, below, and to the left.
using ShipSides = std::array<BesideShip, 4>;

/// Returns the outline of a segment, for a cell of width `side`: it goes on to the edge of its cell if a ship is beside it there, is
/// round at an end, and has corners if it is not known where it ends.
Outline ship_outline(const ShipSides& sides, Point centre, double side);

}  // namespace sator::render
