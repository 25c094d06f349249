#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "sator/puzzle/grid.hpp"
#include "sator/puzzle/lined_grid.hpp"

namespace sator {

/// What line `line` (from 0) of a grid is called: "column 2", "row 3"; of a hexagon "X line 4", "row 3", "Z
/// line 1".
std::string line_label(GridKind kind, Axis axis, std::size_t line);

/// Where several clues of a line stand.
enum class CluePlacement : std::uint8_t { AtBothEnds, InOrder };

/// What is added for the `clue`-th (from 0) of a line's several clues: where they stand at both ends,
/// " (left)" and " (right)" of a row, " (top)" and " (bottom)" of a column; else " (first)" and " (second)";
/// " (3)" and so on beyond them.
std::string clue_label(GridKind kind, Axis axis, std::size_t clue,
                       CluePlacement placement = CluePlacement::AtBothEnds);

}  // namespace sator
