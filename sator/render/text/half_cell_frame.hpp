#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/region_walls.hpp"
#include "sator/text/half_cells/half_cell_text.hpp"

namespace sator::render {

/// Returns the drawing of a grid with links and no edges, with a frame and with walls between its regions. Lines cross walls:
///
///     ┌───────┬───┐
///     │ 3 ┏━━━┿━┓ │
///     │   ┃   │ ┃ │
text::HalfCellText with_region_frame(const text::HalfCellText& drawing, const RegionWalls& walls);

/// Draws dotted lines between the regions of a grid with edges, where it has no lines.
void add_region_dots(text::HalfCellText& drawing, const RegionWalls& walls);

}  // namespace sator::render
