#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::rules {

/// The cells of a shape as half-cell points; neighbours are two apart.
using CellPoints = std::vector<HalfCell>;

/// Returns the cells in ascending order, moved so that the least row and the least column are 0.
CellPoints at_origin(CellPoints cells);

/// Whether cells are one shape, neighbour beside neighbour. No cells are none.
bool hang_together(CellPoints cells);

/// Returns the shape in all its positions by turning and mirroring, each once and at the origin.
std::vector<CellPoints> all_positions(const CellPoints& cells);

/// Returns the least of all positions: equal for two shapes that are congruent.
CellPoints congruent_shape(const CellPoints& cells);

/// Returns the cells of a drawing, which has '/' between its rows and this character for each cell.
CellPoints drawn_polyomino(std::string_view drawing, char cell);

/// Returns the shape of a name: the smallest ones are I1, I2, I3 and L3, tetrominoes I4, L4, O4, S4 and T4,
/// pentominoes F5, I5, L5, N5, P5, T5, U5, V5, W5, X5, Y5 and Z5.
std::optional<CellPoints> find_polyomino(std::string_view name);

/// Returns the name of a shape, or else its rows with x for each cell, a dot for each gap, and '/' between them.
std::string polyomino_word(const CellPoints& cells);

}  // namespace sator::rules
