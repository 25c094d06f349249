#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"

namespace sator::puzzle {

/// Makes a grid of `columns` × `rows` cells. X lines are the columns, from left to right, read downwards; Y
/// lines are the rows, from top to bottom, read from left to right. Returns an error without a source
/// position if there are no cells or more than `cell_limit`.
std::expected<LinedGrid, Diagnostic> make_rectangle(std::size_t columns, std::size_t rows,
                                                    std::size_t cell_limit = kCellLimit);

}  // namespace sator::puzzle
