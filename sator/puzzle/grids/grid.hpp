#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/id.hpp"

namespace sator {

/// A cell of a puzzle: its index in reading order, row by row, left to right. The positions between cells that hold values (see
/// Grid::Between) have the ids after those of the drawn cells.
using CellId = Id<struct CellTag>;

/// An ordered list of cells, or of positions between cells.
using Slot = std::vector<CellId>;

/// The shape of a grid, which determines its lines.
enum class GridKind : std::uint8_t {
    Drawing,    ///< cells drawn freely by the puzzle's layout
    Rectangle,  ///< rows of equal length
    Hexagon,    ///< hexagonal cells with lines in three directions (see hexagon.hpp)
};

/// The sort of a position that holds a value.
enum class PositionSort : std::uint8_t {
    Cell,
    Edge,    ///< the side of a cell: between two cells that touch, or at the border of the grid
    Link,    ///< the connection of the centres of two cells that share an edge
    Corner,  ///< where the corners of up to four cells meet
};

/// A point of the half-cell lattice: the cell in row r and column c is at (2r + 1, 2c + 1), its left edge at (2r + 1, 2c), its
/// upper left corner at (2r, 2c). Rows and columns are counted as printed, holes included, from 0. An edge and the link across
/// it share a point.
struct HalfCell {
    std::int32_t row = 0, column = 0;

    friend auto operator<=>(const HalfCell&, const HalfCell&) = default;
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

    /// A position between cells that holds a value (between_cells.hpp).
    struct Between {
        PositionSort sort = PositionSort::Edge;
        HalfCell at;
        friend bool operator==(const Between&, const Between&) = default;
    };
    /// The edges, then the links, then the corners, each in reading order of their points. Only those that the puzzle asks for
    /// (`grid 9x9 edges`).
    std::vector<Between> between;

    /// The grid goes on at its opposite edge: the last cell of a row is beside its first one. It has at least three rows and three
    /// columns, so that no cell is its own neighbour, or a neighbour twice.
    bool is_torus = false;

    /// Returns the number of drawn cells.
    std::size_t cell_count() const { return places.size(); }
    /// Returns the number of all that hold values: the drawn cells and the positions between them.
    std::size_t position_count() const { return places.size() + between.size(); }
    bool is_drawn(CellId position) const { return position.index() < places.size(); }
    /// Returns the sort of a position.
    PositionSort sort_of(CellId position) const {
        return is_drawn(position) ? PositionSort::Cell : between[position.index() - places.size()].sort;
    }

    friend bool operator==(const Grid&, const Grid&) = default;
};

}  // namespace sator
