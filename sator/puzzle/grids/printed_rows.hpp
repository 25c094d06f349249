#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::puzzle {

/// Returns the printed row of each cell, from 0. In a drawing, rows without cells are not counted, unless the drawing is a rectangle of
/// signs with blanks between them: then a row of holes between cells counts, as a column of holes does (printed_columns).
std::vector<std::uint32_t> printed_rows(const Grid& grid);

}  // namespace sator::puzzle
