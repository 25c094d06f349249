#pragma once

#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Makes the grid of the statements `grid 9x9` or `grid 9x9 at R7C7`: the rectangles together, which may overlap. Returns an
/// error for a size that cannot be read, and if a row or a column between the rectangles has no cell. There must be at
/// least one such statement.
std::expected<Grid, Diagnostic> read_grid_statements(std::span<const Statement> statements,
                                                     const PuzzleOptions& options);

/// Adds the positions between cells that the statements `grid` ask for: `grid 9x9 edges`, `grid links`.
std::expected<void, Diagnostic> read_between(std::span<const Statement> statements, std::size_t cell_limit,
                                             Grid& grid);

/// Makes the grid a torus, as the word `torus` of the statement says. Returns an error if it has shifted rows, consists of several
/// grids, or is too small.
std::expected<void, Diagnostic> make_torus(const Statement& statement, Grid& grid);

}  // namespace sator::text
