#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"

namespace sator::puzzle {

/// Returns the name of line `line` (from 0): "column 2", "row 3"; in a hexagon "X line 4", "row 3", "Z line
/// 1".
std::string line_label(GridKind kind, Axis axis, std::size_t line);

/// The positions of several clues of one line: at its two ends, or in a list.
enum class CluePlacement : std::uint8_t { AtBothEnds, InOrder };

/// Returns the suffix that distinguishes clue `clue` (from 0) from the other clues of its line. At both ends:
/// " (left)" and " (right)" of a row, " (top)" and " (bottom)" of a column. Otherwise " (first)" and "
/// (second)". Further clues: " (3)" and so on.
std::string clue_label(GridKind kind, Axis axis, std::size_t clue,
                       CluePlacement placement = CluePlacement::AtBothEnds);

}  // namespace sator::puzzle
