#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// A drawing of cells with bars between some of them, as a barred crossword is printed.
struct BarredDrawing {
    PrintedDrawing marks;
    std::vector<std::pair<PrintedPlace, PrintedPlace>> bars;  ///< left and right, or above and below

    bool has_bar(PrintedPlace first, PrintedPlace second) const;
};

/// Reads the one drawing below a kind's line. Rows of marks, with '|' for a bar between two of them, alternate with rows that have
/// '-' below each cell with a bar below it; such a row may be missing. Returns an error for a bar that is not between two cells.
std::expected<BarredDrawing, Diagnostic> read_barred_drawing(const KindRequest& request);

}  // namespace sator::text
