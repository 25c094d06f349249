#pragma once

#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

// The words at the end of a statement `grid` that make no cells: `grid 9x9 edges corners`, `grid 6x6 torus`. They may stand alone,
// `grid links`, if a kind or a layout makes the cells.

/// Returns whether a word is `torus` or a sort of positions between cells.
bool says_no_cells(std::string_view word);

/// Returns the sorts of positions between cells that a statement `grid` asks for.
std::vector<PositionSort> between_sorts_of(const Statement& statement);

/// Returns whether a statement `grid` says that the grid is a torus.
bool says_torus(const Statement& statement);

/// Returns whether a statement is a `grid` that makes no cells: `grid edges`.
bool makes_no_cells(const Statement& statement);

}  // namespace sator::text
