#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/cell_limit.hpp"
#include "sator/puzzle/lined_grid.hpp"

namespace sator {

/// A grid of `columns` × `rows` cells. X lines are the columns, left to right, each read down; Y lines the
/// rows, top to bottom, each read from left to right. Refuses (without a place) a grid without cells and one
/// of more than `cell_limit`.
std::expected<LinedGrid, Diagnostic> make_rectangle(std::size_t columns, std::size_t rows,
                                                    std::size_t cell_limit = kCellLimit);

}  // namespace sator
