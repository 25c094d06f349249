#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A bit for each of some places, five in a character.
ListCode borders();

/// Borders between cells: of regions; with the holes of the grid, or with black cells, arrows and known numbers; and of tiles in regions.
extern const LinkPart kWalls, kWallsAndHoles, kWallsAndArrows, kTiles;
/// Like kWallsAndHoles, but a border must not end inside a region, and more may follow.
extern const LinkPart kClosedWallsAndHoles;

}  // namespace sator::exchange
