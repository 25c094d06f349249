#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"

namespace sator {

/// Draws a solution: a rectangle in a frame, a hexagon as hexagonal cells, a free grid as its layout. Each
/// line ends in a newline. `values` has the value of each cell. `marked` is empty, or tells for each cell
/// whether it is marked: by colour on a terminal, by brackets elsewhere.
std::string grid_text(const Puzzle& puzzle, std::span<const Value> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// Draws a puzzle that is not solved. Cells without a value show '.', or another sign if '.' is a symbol of
/// the puzzle.
std::string grid_text(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// Returns for each cell whether the two solutions differ in it.
std::vector<bool> differing_cells(std::span<const Value> a, std::span<const Value> b);

}  // namespace sator
