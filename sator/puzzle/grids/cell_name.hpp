#pragma once

#include <string>
#include <vector>

#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator {

/// Returns the name of a cell for people: "R3C4" (see cell_coordinates for how rows and columns are counted).
std::string cell_name(const CellCoordinates& place);
/// Returns the name of a cell or of a position between cells: the edge "R1C1/R1C2" or "R1C1/top", the link "R1C1-R1C2", the
/// lower right corner of R1C1 "corner R1C1". To name many, make CellNames once.
std::string cell_name(const Grid& grid, CellId cell);

/// Names the positions of a grid.
class CellNames {
  public:
    /// `grid` must outlive this.
    explicit CellNames(const Grid& grid);

    std::string of(CellId position) const;

  private:
    std::string edge_name(CellId edge) const;

    const Grid& grid_;
    std::vector<CellCoordinates> coordinates_;
    puzzle::PositionMap map_;
};

namespace puzzle {

/// Returns the word for a side of a cell in the name of an outer edge: "top" for the step "up".
std::string_view side_word(std::string_view step);

}  // namespace puzzle
}  // namespace sator
