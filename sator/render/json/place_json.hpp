#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_name.hpp"

namespace sator::render {

/// Writes places as rows and columns from 1.
class PlaceJson {
  public:
    /// `grid` must outlive this.
    explicit PlaceJson(const Grid& grid)
        : grid_(grid), coordinates_(cell_coordinates(grid)), names_(grid), map_(grid) {}

    /// Returns {"row":3,"column":4}. A position between cells has those of a cell that it touches, and its name.
    nlohmann::ordered_json of(CellId position) const {
        const auto [row, column] = coordinates_[touched_cell(position).index()];
        nlohmann::ordered_json json = {{"row", row + 1}, {"column", column + 1}};
        if (!grid_.is_drawn(position)) json["name"] = names_.of(position);
        return json;
    }

    std::string name_of(CellId position) const { return names_.of(position); }

  private:
    CellId touched_cell(CellId position) const {
        if (grid_.is_drawn(position)) return position;
        if (grid_.sort_of(position) == PositionSort::Corner)
            return map_.around(map_.point(position), PositionSort::Cell).front();
        const auto [first, second] = map_.cells(position);
        return first ? *first : *second;
    }

    const Grid& grid_;
    std::vector<CellCoordinates> coordinates_;
    CellNames names_;
    puzzle::PositionMap map_;
};

}  // namespace sator::render
