#pragma once

#include <expected>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Returns whether a drawing shows what is between the cells, too: it has lines for corners, or for the links between rows.
bool is_half_cell_drawing(const Grid& grid, const DrawingLines& drawing);

/// Reads a drawing as half_cell_text writes it, or as it is typed:
///
///     +---+ x +
///     | 3 | 1
///     +---+---+
///
/// `x` means that there is no line. Numbers of cells that hold one value only are ignored. Returns an error for a drawing of
/// another size, and for a sign that means nothing in its place.
std::expected<std::vector<Given>, Diagnostic> read_half_cells(const Puzzle& puzzle,
                                                              const DrawingLines& drawing,
                                                              UndrawnLine undrawn);

}  // namespace sator::text
