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

/// The shape of a grid, which determines its lines.
enum class GridKind : std::uint8_t {
    Drawing,    ///< cells drawn freely by the puzzle's layout
    Rectangle,  ///< rows of equal length
    Hexagon,    ///< hexagonal cells with lines in three directions (see hexagon.hpp)
};

/// The positions of the cells. Rules do not depend on them, because they see slots only; renderers do.
struct Grid {
    struct Place {
        std::uint32_t line = 0;  ///< the line of `drawing`, or the row
        std::uint32_t column =
            0;  ///< Drawing: in code points of the line. Rectangle: the column. Hexagon: the X line
        friend bool operator==(const Place&, const Place&) = default;
    };

    GridKind kind = GridKind::Rectangle;
    std::vector<Place> places;            ///< by cell
    std::vector<Slot> rows;               ///< the drawn rows that have cells, top to bottom
    std::vector<std::u32string> drawing;  ///< Drawing: the lines of the layout, a '*' for each cell
    /// A rectangle of cells with lines of its own, e.g. one of the five sudokus of a samurai.
    struct Block {
        std::uint32_t row = 0, column = 0;  ///< of its first cell, as cell_coordinates counts them
        std::uint32_t rows = 0, columns = 0;
        friend bool operator==(const Block&, const Block&) = default;
    };

    std::array<std::uint32_t, 3>
        line_counts{};  ///< Rectangle: columns, rows, 0. Hexagon: number of X lines, Y lines (rows), Z lines

    /// The rectangles that the statements `grid 9x9 at R7C7` make; empty if the grid has none. They may share cells.
    std::vector<Block> blocks;

    std::size_t cell_count() const { return places.size(); }

    friend bool operator==(const Grid&, const Grid&) = default;
};

}  // namespace sator
