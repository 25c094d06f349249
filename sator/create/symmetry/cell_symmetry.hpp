#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::create {

/// Cells that are given or open together, because a symmetry of the grid maps them to each other.
using Orbit = std::vector<CellId>;

/// The words for symmetries, for help texts: "rotation", "quarter-turn", ….
std::string symmetry_words();

/// Divides the cells into the orbits of the group that the symmetries generate. `symmetries` are words with commas between them,
/// e.g. "rotation" or "mirror,diagonal"; "none" puts each cell into an orbit of its own, and "full" takes all symmetries of the grid.
/// Returns an error in words if a word is unknown, or if the grid lacks the symmetry: a square has eight, a regular hexagon twelve.
std::expected<std::vector<Orbit>, std::string> cell_orbits(const Grid& grid, std::string_view symmetries);

/// The grid as it looks after a rotation or a reflection.
struct GridImage {
    Slot places;  ///< where each cell is then, and each position between cells: an index in reading order
    std::string shape;  ///< their places; grids of the same shape have the same text
};

/// Returns the images under all eight symmetries of the square, or all twelve of the hexagon, whether or not they map the grid to
/// itself. The identity is the first. Drawings with shifted rows only have the identity, and so have hexagons with positions between cells.
std::vector<GridImage> grid_images(const Grid& grid);

}  // namespace sator::create
