#pragma once

#include <cstddef>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// Returns the cells of a grid that share an edge with a cell, all as numbers in reading order.
std::vector<std::size_t> cells_beside(std::size_t columns, std::size_t rows, std::size_t cell);

/// Returns the cells that a way over edges leads to from `first`, itself included. `is_open` says over which cells it may lead.
std::vector<std::size_t> connected_cells(std::size_t columns, const std::vector<bool>& is_open,
                                         std::size_t first);

}  // namespace sator::create
