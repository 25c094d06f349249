#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/puzzle/grid.hpp"

namespace sator {

/// Where a cell stands among the drawn rows that have cells: its row and its index there, from 0.
struct CellPlace {
    std::size_t row = 0, column = 0;
};

std::vector<CellPlace> cell_places(const Grid& grid);

/// "R3C4"
std::string short_name(const CellPlace& place);

/// Names for groups of a grid's cells, as short as they can be told.
class GroupNames {
  public:
    /// `grid` must outlive this.
    explicit GroupNames(const Grid& grid) : grid_(grid), places_(cell_places(grid)) {}

    /// "R1C2", "row 3", "box 5", "R1C1–R2C1–R2C2"; of more than four cells "R1C1 to R5C5" where they stand in
    /// a straight line, else "the 6 cells from R1C1 to R3C2".
    std::string of(std::span<const CellId> cells) const;
    /// A block of several whole rows and columns: "box 5"; empty for other groups.
    std::string of_block(std::span<const CellId> cells) const;
    /// All of them, runs along a row or a column shortened: "R1C1 to R1C4 and R3C2". Sorted.
    std::vector<std::string> listed(std::vector<CellId> cells) const;

    const CellPlace& place(CellId cell) const { return places_[cell.index()]; }

  private:
    bool is_straight(std::span<const CellId> cells) const;

    const Grid& grid_;
    std::vector<CellPlace> places_;
};

}  // namespace sator
