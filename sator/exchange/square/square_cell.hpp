#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// A cell of a square grid as other programs name it, from 1. Row and column 0 and size + 1 are beside the grid.
struct SquareCell {
    int row = 0, column = 0;

    bool is_inside(std::size_t size) const {
        const int last = static_cast<int>(size);
        return 1 <= row && row <= last && 1 <= column && column <= last;
    }
    /// Returns its index in reading order, if it is inside.
    std::size_t index(std::size_t size) const {
        return static_cast<std::size_t>(row - 1) * size + static_cast<std::size_t>(column - 1);
    }
    static SquareCell at(std::size_t index, std::size_t size) {
        return {static_cast<int>(index / size) + 1, static_cast<int>(index % size) + 1};
    }

    friend bool operator==(const SquareCell&, const SquareCell&) = default;
    friend auto operator<=>(const SquareCell&, const SquareCell&) = default;
};

using SquareCells = std::vector<SquareCell>;

/// Reads "R3C4", or "r3c4".
std::optional<SquareCell> read_square_cell(std::string_view name);

/// Returns "R3C4".
std::string name_of(SquareCell cell);
/// Returns the names with blanks between them.
std::string names_of(const SquareCells& cells);

/// Returns whether the cells share an edge.
bool share_edge(SquareCell a, SquareCell b);

/// Returns the inside cells that share an edge with a cell.
SquareCells cells_beside(SquareCell cell, std::size_t size);

/// Returns the inside cells of a straight line that begins after `start`, which may be beside the grid.
SquareCells cells_from(SquareCell start, int down, int right, std::size_t size);

}  // namespace sator::exchange
