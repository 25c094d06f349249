#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// A row of a board that is drawn with '|', '-' and '+'.
struct DrawnRow {
    std::string_view line;                      ///< the whole line
    std::vector<std::size_t> columns;           ///< the column of text of each cell
    std::vector<std::string_view> walls_below;  ///< the lines without cells between this row and the next one
};

/// Returns the region of each cell, in reading order, if walls divide the board into regions of as many cells as a row has. Returns an
/// empty list if they do not, e.g. because there are none, or because each cell has its own. Returns nullopt if a line between rows has
/// walls with gaps that do not close such regions: the drawing means something else.
std::optional<std::vector<std::optional<int>>> regions_of_walls(std::span<const DrawnRow> rows);

}  // namespace sator::exchange
