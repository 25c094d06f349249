#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/grid.hpp"
#include "sator/render/board/point.hpp"

namespace sator {

enum class CellShape : std::uint8_t { Square, Hexagon };

/// A place among the rows and columns of cells. Hexagons count columns in half cells, so that neighbours in a
/// row are two apart.
struct LatticePlace {
    std::int32_t row = 0, column = 0;
    friend auto operator<=>(const LatticePlace&, const LatticePlace&) = default;
};

/// A text of the layout.
struct LayoutText {
    Point at;
    std::string text;                                     ///< UTF-8
    std::optional<std::pair<CellId, CellId>> neighbours;  ///< the cells between which it stands
    bool is_left_aligned = false;                         ///< begins at `at`; else it is centred there
};

/// Where a grid's cells stand in a picture, and what its layout shows beside them.
struct Board {
    CellShape shape = CellShape::Square;
    double side = 0;                   ///< the width of a cell
    bool has_lattice = true;           ///< else cells stand anywhere, and none has neighbours
    std::vector<Point> centres;        ///< of each cell
    std::vector<LatticePlace> places;  ///< of each cell
    std::vector<std::pair<LatticePlace, CellId>> cell_at;  ///< in ascending order
    std::vector<LatticePlace> blocks;                      ///< what the layout fills, in ascending order
    std::vector<LayoutText> texts;
    /// Lines that the layout draws between neighbouring places.
    std::vector<std::pair<LatticePlace, LatticePlace>> bars;

    /// Puts the next cell in. Once all are in, they are to be sorted.
    void add_cell(LatticePlace place);
    void sort_cells();

    Point centre(CellId cell) const { return centres[cell.index()]; }
    /// Of a place of the lattice, cell or not.
    Point centre(LatticePlace place) const;
    /// The corners of a cell (or of a place like it) with this centre, clockwise.
    std::vector<Point> corners(Point centre) const;
    std::optional<CellId> find(LatticePlace place) const;
    bool is_block(LatticePlace place) const;
    /// Whether the two share an edge.
    bool are_neighbours(CellId a, CellId b) const;
    /// Whether they share an edge or a corner.
    bool touch(CellId a, CellId b) const;
    /// A box around the centre of a cell that lies within it.
    Box inner_box(CellId cell) const;
};

/// The board of a grid whose cells are `side` wide. A drawing whose rows and columns are regular, frames and
/// signs between cells apart, becomes squares, or hexagons where its rows are shifted by half a cell; one
/// with words among its cells is drawn as it is typed. Once `watch` is over it is not whole.
Board make_board(const Grid& grid, double side, LimitWatch& watch);
inline Board make_board(const Grid& grid, double side) {
    LimitWatch unlimited;
    return make_board(grid, side, unlimited);
}

}  // namespace sator
