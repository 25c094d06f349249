#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/lines/divided_cells.hpp"

namespace sator::rules {

/// One place where a region can lie.
struct RegionPlace {
    std::vector<std::uint32_t> cells;  ///< positions among the divided cells
    std::vector<std::uint32_t>
        inside;                      ///< positions among their inner edges: between two cells of the region
    std::vector<std::uint32_t> rim;  ///< between one of its cells and another one
};

/// Which rectangles to list.
struct RectangleDemand {
    std::vector<std::uint32_t> single;  ///< a rectangle has at most one of these cells
    std::size_t most_cells = 0;
    bool are_square = false;
};

/// Returns the rectangles of cells that meet the demand and are `is_right`. Returns none if they are too many to have a variable each.
std::vector<RegionPlace> rectangles(const DividedCells& divided, const RectangleDemand& demand,
                                    const std::function<bool(const std::vector<std::uint32_t>&)>& is_right);

/// Posts that regions lie at some of the places, and that each cell is in one of them. Each place has an auxiliary.
/// `edges`: the variables of the inner edges. `borders`: the values that are a border, a bit for each.
void post_places(Model& model, const DividedCells& divided, const std::vector<RegionPlace>& places,
                 const std::vector<VariableId>& edges, const std::vector<Word>& borders);

}  // namespace sator::rules
