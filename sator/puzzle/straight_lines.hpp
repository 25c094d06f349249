#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/grid.hpp"

namespace sator {

/// All straight sequences of `length` (at least 1) of the given cells, read in any direction; one cell alone
/// once. Next to each other are, in a rectangle, the up to eight cells around a cell; in a hexagon, or a
/// drawing with rows shifted by half a cell, the six. A drawing's columns count only where a cell stands in
/// them, so that boxes and gaps between them do not part its rows; a place where a row has no cell does.
/// Once the watch is over further ones are left out.
std::vector<Slot> straight_lines(const Grid& grid, std::span<const CellId> cells, std::size_t length,
                                 LimitWatch& watch);

}  // namespace sator
