#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"

namespace sator {

/// A drawing of a solution: a rectangle in a frame, a hexagon with its cells, a free grid as its layout draws
/// it; each line ends in a newline. `values` has the value of each cell; `marked` says of each cell whether
/// it is marked (empty: none is): by colour on a terminal, by brackets elsewhere.
std::string grid_text(const Puzzle& puzzle, std::span<const Value> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// The same of a puzzle that is not solved: cells without a value show '.', or, where that is a symbol of the
/// puzzle, another sign.
std::string grid_text(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// The cells in which two solutions differ.
std::vector<bool> differing_cells(std::span<const Value> a, std::span<const Value> b);

}  // namespace sator
