#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// Returns the shortest runs of cells in rows and columns that enter `count` regions one after the other: the last cell of the
/// first one, all cells of those between, and the first cell of the last one. A region that is entered twice counts twice.
std::vector<std::vector<PrintedPlace>> runs_over_regions(const PrintedGrid& grid,
                                                         const PrintedDrawing& regions, std::size_t count);

}  // namespace sator::text
