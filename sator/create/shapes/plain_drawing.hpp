#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// Returns the drawing of a grid as a puzzle states it, e.g. "| . # 3" for a row, with these texts in its cells, in reading order.
std::string plain_drawing(std::size_t columns, const std::vector<std::string>& cells);
/// The same with one character in each cell.
std::string plain_drawing(std::size_t columns, std::string_view signs);

/// Returns the name of a cell, e.g. "R2C1", by its number in reading order.
std::string name_of_cell(std::size_t columns, std::size_t cell);

}  // namespace sator::create
