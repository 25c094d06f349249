#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/id.hpp"

namespace sator {

/// A cell of a puzzle: its index in reading order, row by row, left to right.
using CellId = Id<struct CellTag>;

/// An ordered list of cells.
using Slot = std::vector<CellId>;

/// How a grid is drawn, and so what its lines are.
enum class GridKind : std::uint8_t {
    Drawing,    ///< as the puzzle's own layout draws it
    Rectangle,  ///< rows of one length
    Hexagon,    ///< hexagonal cells in three directions (see hexagon.hpp)
};

/// Where the cells stand. Rules never ask: they see slots only. Renderers do.
struct Grid {
    struct Place {
        std::uint32_t line = 0;  ///< in `drawing`, or the row
        std::uint32_t column =
            0;  ///< in `drawing`, in code points; for a rectangle the column; for a hexagon the X line
        friend bool operator==(const Place&, const Place&) = default;
    };

    GridKind kind = GridKind::Rectangle;
    std::vector<Place> places;            ///< of each cell
    std::vector<Slot> rows;               ///< the drawn rows that have cells, top to bottom
    std::vector<std::u32string> drawing;  ///< Drawing: the layout's lines, '*' where cells are
    std::array<std::uint32_t, 3>
        line_counts{};  ///< Rectangle: columns, rows, 0. Hexagon: lines in X, Y (rows), Z

    std::size_t cell_count() const { return places.size(); }

    friend bool operator==(const Grid&, const Grid&) = default;
};

}  // namespace sator
