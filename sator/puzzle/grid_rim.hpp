#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/puzzle/sequence_name.hpp"

namespace sator::puzzle {

/// Returns the cells at the edge of a rectangle, clockwise from the first one, as one sequence, so that two that follow each other
/// share an edge. Returns no sequence for a grid that is no rectangle, and for a torus.
std::vector<Sequence> rim_of(const Grid& grid);

}  // namespace sator::puzzle
