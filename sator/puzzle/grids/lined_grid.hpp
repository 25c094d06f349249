#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "sator/puzzle/grids/grid.hpp"

namespace sator {

/// The directions of a grid's lines. A rectangle has X (columns) and Y (rows), a hexagon all three.
enum class Axis : std::uint8_t { X, Y, Z };
constexpr std::size_t kAxisCount = 3;

/// A grid and its lines in each direction. Each line is a slot in reading order; clues are listed in the
/// order of the lines.
struct LinedGrid {
    Grid grid;
    std::array<std::vector<Slot>, kAxisCount> lines;

    const std::vector<Slot>& operator[](Axis axis) const { return lines[static_cast<std::size_t>(axis)]; }
};

}  // namespace sator
