#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/cell_coordinates.hpp"
#include "sator/puzzle/grid.hpp"

namespace sator::explain {

/// Returns e.g. "R3C4".
std::string short_name(const CellCoordinates& place);

/// Names groups of a grid's cells as briefly as possible.
class GroupNames {
  public:
    /// `grid` must outlive this.
    explicit GroupNames(const Grid& grid) : grid_(grid), places_(cell_coordinates(grid)) {}

    /// Returns e.g. "R1C2", "row 3", "box 5" or "R1C1–R2C1–R2C2". A group of more than four cells is "R1C1 to
    /// R5C5" if they are in a straight line, otherwise "the 6 cells from R1C1 to R3C2".
    std::string of(std::span<const CellId> cells) const;
    /// Returns the name of a block of several whole rows and columns, e.g. "box 5"; empty for other groups.
    std::string of_block(std::span<const CellId> cells) const;
    /// Lists all cells, sorted, with runs along a row or a column shortened: "R1C1 to R1C4 and R3C2".
    std::vector<std::string> listed(std::vector<CellId> cells) const;

    const CellCoordinates& place(CellId cell) const { return places_[cell.index()]; }

  private:
    bool is_straight(std::span<const CellId> cells) const;

    const Grid& grid_;
    std::vector<CellCoordinates> places_;
};

}  // namespace sator::explain
