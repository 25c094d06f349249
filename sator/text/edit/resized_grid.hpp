#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/text/edit/operations.hpp"

namespace sator::text {

/// A size that a grid gets.
struct GridSize {
    /// As a text states it: `6x6`. A hexagon has the numbers of its lines: `3`, `4`, `4`.
    std::vector<std::u32string> words;
    LinedGrid grid;  ///< of this size

    std::size_t lines(Axis axis) const { return grid[axis].size(); }
};

/// Refuses a size that only a drawing states.
std::unexpected<Diagnostic> size_is_drawn();

/// Reads a size for a grid of this kind: "6x6", or "hexagon 3 4 4". Refuses sizes of another kind.
std::expected<GridSize, Diagnostic> read_grid_size(const std::string& text, GridKind kind);

}  // namespace sator::text
