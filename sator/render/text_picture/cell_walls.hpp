#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/render/text_picture/wall_character.hpp"

namespace sator::render {

/// The walls of a square board: around the grid, between regions, where the layout draws a line, and between
/// cages. Walls of cages are lighter than the others. If signs stand at corners, there are walls between all cells.
class CellWalls {
  public:
    explicit CellWalls(const Sketch& sketch);

    /// Returns the wall between two neighbouring places, with or without cells.
    Wall between(LatticePlace a, LatticePlace b) const;

  private:
    const Sketch& sketch_;
    std::vector<std::vector<std::size_t>> cages_of_;           // by cell, in ascending order
    std::vector<std::pair<LatticePlace, LatticePlace>> bars_;  // in ascending order
    Wall region_wall_;
    Wall
        usual_wall_;  // between cells of one region and one cage: signs at corners need lines that meet there
};

}  // namespace sator::render
