#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/text/definitions/kind_places.hpp"

namespace sator::text {

/// Returns the cells that lie in a direction from each sign of a name, a sequence each: up to the next block, or, if `is_through`, only the
/// cell before the sign, its own and the next one. `way` is "up", "down", "left" or "right", or else the result is nullopt.
std::optional<std::string> ways_of_signs(const KindPlaces& places, std::string_view way, bool is_through,
                                         std::string_view name);

/// Returns the link from `it` to the next cell, "R1C1-R1C2", or nothing if no cell is there. If `is_towards_like`, the next sign in that
/// direction must have the same name as that of `it`, or else there is no link. `side` is "above", "below", "left" or "right", or else the
/// result is nullopt.
std::optional<std::string> link_to_next(const KindPlaces& places, const KindItem& it, std::string_view side,
                                        bool is_towards_like);

/// Which edges or links of a region are meant.
enum class RegionPart : std::uint8_t {
    InRegions,    ///< those between two cells of one region
    BetweenPair,  ///< those between the two regions that `it` is
    AroundIt,  ///< those between a cell of the region that `it` is and another place, also outside of the grid
};

/// Returns the names of edges or links, `sort`, in the order of their first cells.
std::string lines_of_regions(const KindPlaces& places, const KindItem* it, PositionSort sort,
                             RegionPart part);

}  // namespace sator::text
