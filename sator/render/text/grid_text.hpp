#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"
#include "sator/solve/solution.hpp"

namespace sator {

/// A drawing of a solution: a rectangle in a frame, a hexagon with its cells, or a free grid as its layout
/// draws it. Each line ends in a newline. `values` has the value of each cell. `marked` says for each cell
/// whether it is marked (if empty, none is): by colour on a terminal, by brackets elsewhere.
std::string grid_text(const Puzzle& puzzle, std::span<const Value> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// The same for a puzzle that is not solved: cells without a value show '.', or another sign if '.' is a
/// symbol of the puzzle.
std::string grid_text(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                      const std::vector<bool>& marked = {}, TextStyle style = TextStyle::Plain);

/// A drawing of a solution, which knows its puzzle.
std::string grid_text(const SolutionView& solution, TextStyle style = TextStyle::Plain);

/// The cells in which two solutions differ.
std::vector<bool> differing_cells(std::span<const Value> a, std::span<const Value> b);

}  // namespace sator
