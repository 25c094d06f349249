#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_cell.hpp"

namespace sator::exchange {

/// The most rows, columns and values of a grid.
constexpr std::size_t kLargestIss = 16;

/// Extra cells of the Interactive Sudoku Solver, e.g. those of `.Var` or the regions of a chaos construction. They are printed
/// below the grid, and a group begins a row.
struct IssGroup {
    std::string prefix;
    std::size_t count = 0, columns = 0;
    int first_row = 0;

    /// Returns the cell with this index, from 0.
    SquareCell cell(std::size_t index) const {
        return {first_row + static_cast<int>(index / columns), static_cast<int>(index % columns) + 1};
    }
    std::size_t printed_rows() const { return (count + columns - 1) / columns; }
    SquareCells cells() const;
};

/// The grid of a text of constraints: its rows and columns, the values of its cells, and the cells beside it.
class IssGrid {
  public:
    std::size_t rows = 9, columns = 9;
    int first = 1, last = 9;                     ///< the values
    bool is_raw = false;                         ///< whether rows and columns may hold a value twice
    std::optional<std::size_t> stated_box_size;  ///< the number of cells of a box, if it is stated
    std::vector<IssGroup> groups;

    void add_group(std::string prefix, std::size_t count, std::size_t group_columns = 0);
    const IssGroup* find_group(std::string_view prefix) const;

    bool is_square() const { return rows == columns; }
    std::size_t values() const { return static_cast<std::size_t>(last - first + 1); }
    std::size_t region_size() const { return stated_box_size.value_or(std::max(rows, columns)); }
    bool is_inside(SquareCell cell) const;
    std::size_t index(SquareCell cell) const {
        return static_cast<std::size_t>(cell.row - 1) * columns + static_cast<std::size_t>(cell.column - 1);
    }
    SquareCell at(std::size_t index) const {
        return {static_cast<int>(index / columns) + 1, static_cast<int>(index % columns) + 1};
    }

    /// Reads the name of a cell: "R1C1", or "VA3".
    std::optional<SquareCell> cell(std::string_view name) const;
    /// Whether two cells share an edge, in the grid or in a group.
    bool are_beside(SquareCell a, SquareCell b) const;
    /// The group of a cell; nullopt if it is in the grid.
    std::optional<std::size_t> group_of(SquareCell cell) const;

    SquareCells cells() const;
    SquareCells row(int number) const;
    SquareCells column(int number) const;
    std::vector<SquareCells> all_rows() const;
    std::vector<SquareCells> all_columns() const;
    /// The inside cells of a straight line that begins after `start`, which may be beside the grid.
    SquareCells line_from(SquareCell start, int down, int right) const;

    /// Returns the height and the width of the boxes; nullopt if there are none.
    std::optional<std::pair<int, int>> box() const;
    /// Returns the cells of each box, in reading order; none if there are no boxes.
    std::vector<SquareCells> boxes() const;
    /// Returns all squares of four cells.
    std::vector<SquareCells> windows() const;
    /// Returns all pairs of cells that share an edge, in reading order.
    std::vector<SquareCells> neighbours() const;
};

/// Returns the square of four cells that has this upper left one.
SquareCells iss_window(SquareCell upper_left);

}  // namespace sator::exchange
