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

}  // namespace sator::text
