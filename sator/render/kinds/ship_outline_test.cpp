#include "sator/render/kinds/ship_outline.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr auto kShip = BesideShip::Ship, kWater = BesideShip::Water, kUnknown = BesideShip::Unknown;

/// Returns how far the outline reaches up, right, down and left, in tenths of a cell, and its number of points.
std::vector<long> reach_of(const ShipSides& sides) {
    const Outline outline = ship_outline(sides, {0, 0}, 100);
    double up = 0, right = 0, down = 0, left = 0;
    for (const Point point : outline.parts.front()) {
        up = std::max(up, -point.y);
        down = std::max(down, point.y);
        left = std::max(left, -point.x);
        right = std::max(right, point.x);
    }
    return {std::lround(up), std::lround(right), std::lround(down), std::lround(left),
            static_cast<long>(outline.parts.front().size())};
}

TEST(ShipOutline, GoesOnToTheShipBesideIt) {
    EXPECT_EQ(reach_of({kWater, kShip, kWater, kWater}), (std::vector<long>{34, 50, 34, 34, 17}));
    EXPECT_EQ(reach_of({kWater, kShip, kWater, kShip}), (std::vector<long>{34, 50, 34, 50, 4}));
    EXPECT_EQ(reach_of({kShip, kWater, kWater, kUnknown}), (std::vector<long>{50, 34, 34, 34, 17}));
}

TEST(ShipOutline, IsRoundAtKnownEndsOnly) {
    EXPECT_EQ(reach_of({kWater, kWater, kWater, kWater}), (std::vector<long>{34, 34, 34, 34, 30}));
    EXPECT_EQ(reach_of({kWater, kWater, kUnknown, kWater}), (std::vector<long>{34, 34, 34, 34, 4}));
    EXPECT_EQ(reach_of({kUnknown, kUnknown, kShip, kUnknown}), (std::vector<long>{34, 34, 50, 34, 4}));
}

}  // namespace
}  // namespace sator::tests
