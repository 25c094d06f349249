#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "sator/puzzle/grid.hpp"

namespace sator {

/// The directions in which a grid's lines run. A rectangle has X (columns) and Y (rows), a hexagon all three.
enum class Axis : std::uint8_t { X, Y, Z };
constexpr std::size_t kAxisCount = 3;

/// A grid and its lines, each a slot in its direction of reading, in the order in which clues name them.
struct LinedGrid {
    Grid grid;
    std::array<std::vector<Slot>, kAxisCount> lines;

    const std::vector<Slot>& operator[](Axis axis) const { return lines[static_cast<std::size_t>(axis)]; }
};

}  // namespace sator
