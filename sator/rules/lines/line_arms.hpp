#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"

namespace sator::rules {

/// Returns the links that leave each vertex of some links up, down, left and right.
std::vector<CrossingDemand::Arms> line_arms(const DrawnLines& lines, const PositionMap& map);

}  // namespace sator::rules
