#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The sides of a board, in the order in which links list them.
enum class Side : std::size_t { Top, Bottom, Left, Right };
constexpr std::array<Side, 4> kSidesOfBoard = {Side::Top, Side::Bottom, Side::Left, Side::Right};

/// A mark between two cells: the first is less, or greater.
constexpr int kLess = -3, kGreater = -4;

/// What a link or a game ID draws on a rectangle, before a kind of puzzle gives it a meaning. Each kind uses some of the fields.
struct DrawnBoard {
    static constexpr int kOpen = -1;    ///< nothing is written here
    static constexpr int kHidden = -2;  ///< something is here, but its number is not known: "?"

    std::size_t columns = 0, rows = 0;
    std::vector<int> cells;  ///< in reading order
    /// By cell, if signs of cells have numbers of their own, e.g. arrows: then `cells` has the signs. Else it is empty.
    std::vector<int> sign_numbers;
    std::array<std::vector<int>, 4> sides;  ///< by Side: a clue for each column or row
    /// The numbers along each column and each row, in reading order.
    std::array<std::vector<std::vector<int>>, 2> runs;
    std::vector<int>
        regions;  ///< the region of each cell; they are numbered in the order of their first cells
    std::vector<int> region_values;
    /// The edges between cells: first those between neighbours of a row, in reading order, then those between neighbours of a
    /// column.
    std::vector<int> edges;
    std::vector<int> corners;  ///< of cells, in reading order, if there are clues; else it is empty
    int count = 0;             ///< stars in each line, or letters, or the columns of a box
    std::vector<int> cages;    ///< like `regions`; empty if the board has none
    std::vector<std::string> cage_clues;  ///< by cage: "12", "6x"; empty for none
    std::vector<std::string>
        shapes;  ///< pictures of figures as words, whose numbers `cells` has from 1 on, and 0 for holes; or pieces of a bank; or two outer edges
    bool has_diagonals = false;

    std::size_t cell_count() const { return columns * rows; }
    std::size_t corner_count() const { return (columns + 1) * (rows + 1); }
    std::size_t upright_edges() const { return (columns - 1) * rows; }
    std::size_t edge_count() const { return upright_edges() + columns * (rows - 1); }
    int cell(std::size_t row, std::size_t column) const { return cells[row * columns + column]; }
    std::vector<int>& side(Side at) { return sides[static_cast<std::size_t>(at)]; }
    const std::vector<int>& side(Side at) const { return sides[static_cast<std::size_t>(at)]; }
    std::size_t side_length(Side at) const { return at == Side::Top || at == Side::Bottom ? columns : rows; }

    friend bool operator==(const DrawnBoard&, const DrawnBoard&) = default;
};

/// Makes a board of open cells, of one region and without marks on its edges.
DrawnBoard empty_board(std::size_t columns, std::size_t rows);

/// The two cells of an edge: indices in `cells`.
std::array<std::size_t, 2> cells_of_edge(const DrawnBoard& board, std::size_t edge);

/// Returns the regions that walls divide: `walls` has a number for each edge, which is not 0 if there is a wall.
std::vector<int> regions_between(const DrawnBoard& board, const std::vector<int>& walls);

/// The same for a board whose `cells` have a number in each hole. No region goes through a hole; a hole has the number of a region
/// beside it in reading order, so that it needs none of its own.
std::vector<int> regions_around_holes(const DrawnBoard& board, std::vector<int> walls);

/// Returns whether a wall is between two cells of one region, neither of which is a hole.
bool has_wall_in_region(const DrawnBoard& board, const std::vector<int>& walls);

/// Gives each place that is in no region, kOpen, the number of the place before it, and the first ones that of the first region.
void number_holes(std::vector<int>& regions);

/// Divides the board into regions by edges of 1, and these into tiles by edges of 1 or 2. `cells` gets the number of each tile in its
/// region, in the order of their first cells.
void divide_into_tiles(DrawnBoard& board, const std::vector<int>& edges);

/// Returns the edges of such a board: 1 between regions, 2 between tiles of a region, else 0.
std::vector<int> edges_of_tiles(const DrawnBoard& board);

/// Returns 1 for each edge between two regions, 0 for the others.
std::vector<int> walls_of(const DrawnBoard& board);

/// Returns how many regions there are.
std::size_t region_count(const DrawnBoard& board);

}  // namespace sator::exchange
