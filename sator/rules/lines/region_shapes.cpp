#include "sator/rules/lines/region_shapes.hpp"

#include <algorithm>

namespace sator::rules {

bool is_allowed_at_point(const PointDemand& demand, const std::array<bool, 4>& is_border) {
    const auto borders = std::ranges::count(is_border, true);
    if (demand.are_one_wide && borders == 0) return false;
    if (demand.have_no_crossings && borders == 4) return false;
    const bool is_straight = borders == 0 || borders > 2 || (borders == 2 && is_border[0] == is_border[2]);
    return is_straight || !demand.are_rectangles;
}

}  // namespace sator::rules
