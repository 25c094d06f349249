#pragma once

#include <array>

#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// What the borders around each point where four cells meet must do.
struct PointDemand {
    bool are_rectangles = false;     ///< no region turns inward
    bool are_one_wide = false;       ///< the four cells are not all of one region
    bool have_no_crossings = false;  ///< not all four edges are borders
};

/// Returns whether the borders at one point meet the demand. `is_border`: the upper, right, lower and left edge.
bool is_allowed_at_point(const PointDemand& demand, const std::array<bool, 4>& is_border);

}  // namespace sator::rules
