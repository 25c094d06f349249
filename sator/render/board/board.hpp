#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/render/board/point.hpp"

namespace sator::render {

enum class CellShape : std::uint8_t { Square, Hexagon };

/// Coordinates of a cell in the lattice of rows and columns. In a hexagonal lattice, columns are counted in
/// half cells, so neighbours in a row differ by two.
struct LatticePlace {
    std::int32_t row = 0, column = 0;
    friend auto operator<=>(const LatticePlace&, const LatticePlace&) = default;
};

/// A text that the layout shows beside the cells.
struct LayoutText {
    Point at;
    std::string text;                                     ///< UTF-8
    std::optional<std::pair<CellId, CellId>> neighbours;  ///< set if the text is a sign between two cells
    bool is_left_aligned = false;                         ///< `at` is the left end; otherwise the centre
    std::optional<LatticePlace> place = std::nullopt;     ///< set if the text takes the place of a cell
};

/// Where an edge or a link is, and where the line along it begins and ends. A corner is a point.
struct BetweenLine {
    Point at, from, to;
};

/// Geometry of a grid: the position of each cell in a picture, and what the layout shows besides the cells.
struct Board {
    CellShape shape = CellShape::Square;
    double side = 0;  ///< the width of a cell
    /// False for typed boards: cells have free positions and no neighbours.
    bool has_lattice = true;
    std::vector<Point> centres;                            ///< by cell
    std::vector<LatticePlace> places;                      ///< by cell
    std::vector<std::pair<LatticePlace, CellId>> cell_at;  ///< in ascending order
    /// Places that the layout fills, in ascending order.
    std::vector<LatticePlace> blocks;
    std::vector<LayoutText> texts;
    /// Pairs of neighbouring places between which the layout draws a line.
    std::vector<std::pair<LatticePlace, LatticePlace>> bars;

    /// The rows and columns of a torus, whose lines go on at the opposite edge; {0, 0} if the grid is none.
    LatticePlace torus;

    /// The positions between cells, in the order of Grid::between.
    std::vector<BetweenLine> between_lines;

    /// Appends the next cell. After the last one, call `sort_cells` so that `find` works.
    void add_cell(LatticePlace place);
    void sort_cells();

    bool is_cell(CellId position) const { return position.index() < centres.size(); }
    /// Returns the centre of a cell or of a position between cells.
    Point centre(CellId cell) const { return is_cell(cell) ? centres[cell.index()] : line(cell).at; }
    /// Returns where a position between cells is.
    const BetweenLine& line(CellId between_cells) const {
        return between_lines[between_cells.index() - centres.size()];
    }
    /// The centre of a place of the lattice, whether it has a cell or not.
    Point centre(LatticePlace place) const;
    /// Returns the corners of a cell (or of a block of the same shape) with this centre, clockwise.
    std::vector<Point> corners(Point centre) const;
    std::optional<CellId> find(LatticePlace place) const;
    bool is_block(LatticePlace place) const;
    /// Returns whether the two cells share an edge, on a torus also across the rim.
    bool are_neighbours(CellId a, CellId b) const;
    /// Returns whether the two cells share an edge or a corner in the picture.
    bool touch(CellId a, CellId b) const;
    /// Returns the step from a cell to a neighbour across the rim of a torus; nullopt for all other pairs.
    std::optional<LatticePlace> step_across_rim(CellId a, CellId b) const;
    /// Returns the middle of the edge or corner between two neighbours. Those across the rim of a torus have two, one at each edge.
    std::vector<Point> between(CellId a, CellId b) const;
    /// Returns the line through the centres of cells. It has several parts if it crosses the rim of a torus.
    std::vector<std::vector<Point>> path(const std::vector<CellId>& cells) const;
    /// Returns a box around the centre of the cell that lies inside the cell.
    Box inner_box(CellId cell) const;
};

/// Makes the board of a grid whose cells are `side` wide. If a drawing has regular rows and columns (apart
/// from frames and signs between cells), its cells become squares, or hexagons if its rows are shifted by
/// half a cell. A drawing with words among its cells is shown as it is typed. The result is incomplete if
/// `watch` ends the work.
Board make_board(const Grid& grid, double side, LimitWatch& watch);
inline Board make_board(const Grid& grid, double side) {
    LimitWatch unlimited;
    return make_board(grid, side, unlimited);
}

}  // namespace sator::render
