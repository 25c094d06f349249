#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// A direction in which a person looks from a cell, by the word that follows "the cells".
struct Direction {
    std::string_view word;
    int down = 0, right = 0;
};
constexpr std::array<Direction, 4> kDirections = {
    {{"above", -1, 0}, {"left", 0, -1}, {"right", 0, 1}, {"below", 1, 0}}};

using PrintedPlaces = std::vector<PrintedPlace>;

/// Returns whether the place is within the rows and columns of the grid.
bool is_inside(const PrintedGrid& grid, PrintedPlace at);

/// Returns the cells from a place on, without it: up to the first hole, or all up to the edge. On a torus, the place itself ends them.
PrintedPlaces ray(const PrintedGrid& grid, PrintedPlace from, const Direction& direction, bool ends_at_hole);

/// Returns the cells that can be seen from a place in four directions.
PrintedPlaces sight(const PrintedGrid& grid, PrintedPlace at);

}  // namespace sator::text
