#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// A whole line of a grid, as a sequence of cells runs along it.
struct GridLine {
    Axis axis = Axis::Y;
    std::string name;  ///< "row 3", "column 2 of grid 4", "X line 1"
    bool is_reversed = false;

    /// Returns "row 3", or "row 3 from the right" if the line is reversed.
    std::string read_name() const;
    /// Returns where a clue for the line is written, at the end from which it is read: "left of row 3", "below column 2".
    std::string outside() const;
};

/// Finds the whole line that a sequence of cells is.
class GridLines {
  public:
    explicit GridLines(const Grid& grid);

    /// Returns the line of these cells, or nullopt if they are none, e.g. part of a line or a single cell. If the grid consists
    /// of several blocks, their lines come first.
    std::optional<GridLine> find(std::span<const CellId> cells) const;

  private:
    struct Line {
        Axis axis;
        Sequence named;
    };

    void add(Axis axis, std::vector<Sequence> lines);

    std::vector<Line> lines_;
    std::vector<std::vector<std::uint32_t>> lines_of_;  // by cell: indices of lines
};

}  // namespace sator
