// The segment is drawn for a ship from left to right, then turned.

#include "sator/render/kinds/ship_outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sator::render {

namespace {

/// Half the width of a ship, and the corners of a round end, in a cell of width 1.
constexpr double kHalfWidth = 0.34;
constexpr int kRoundCorners = 14;

/// Returns the points of an end, clockwise, of a ship that points to the right.
std::vector<Point> end_of(BesideShip beside) {
    if (beside != BesideShip::Water) {
        const double reach = beside == BesideShip::Ship ? 0.5 : kHalfWidth;
        return {{reach, -kHalfWidth}, {reach, kHalfWidth}};
    }
    std::vector<Point> points;
    for (int i = 0; i <= kRoundCorners; ++i) {
        const double angle = (i / static_cast<double>(kRoundCorners) - 0.5) * std::numbers::pi;
        points.push_back({kHalfWidth * std::cos(angle), kHalfWidth * std::sin(angle)});
    }
    return points;
}

/// A segment without a ship beside it is round only if there is water on all sides.
BesideShip shown(const ShipSides& sides, std::size_t direction) {
    const bool has_unknown = std::ranges::find(sides, BesideShip::Unknown) != sides.end();
    const bool has_ship = std::ranges::find(sides, BesideShip::Ship) != sides.end();
    return has_ship || !has_unknown ? sides[direction] : BesideShip::Unknown;
}

}  // namespace

Outline ship_outline(const ShipSides& sides, Point centre, double side) {
    constexpr std::size_t kUp = 0, kRight = 1, kDown = 2, kLeft = 3;
    const bool is_upright = sides[kUp] == BesideShip::Ship || sides[kDown] == BesideShip::Ship;
    std::vector<Point> outline = end_of(shown(sides, is_upright ? kDown : kRight));
    for (const Point point : end_of(shown(sides, is_upright ? kUp : kLeft)))
        outline.push_back({-point.x, -point.y});
    for (Point& point : outline) {
        if (is_upright) point = {-point.y, point.x};
        point = centre + point * side;
    }
    return {{std::move(outline)}, true};
}

}  // namespace sator::render
