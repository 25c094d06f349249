#include "sator/propagators/placement/fleet.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kShip = 1;
using Lengths = std::vector<std::uint32_t>;

/// The positions of a grid, row by row.
std::vector<SquareNeighbours> squares(std::uint32_t rows, std::uint32_t columns) {
    std::vector<SquareNeighbours> neighbours(std::size_t{rows} * columns);
    for (std::uint32_t i = 0; i < neighbours.size(); ++i) {
        const bool has_right = i % columns + 1 < columns, has_left = i % columns > 0,
                   has_below = i + columns < neighbours.size();
        if (has_right) neighbours[i].right = i + 1;
        if (has_below) neighbours[i].down = i + columns;
        if (has_right && has_below) neighbours[i].down_right = i + columns + 1;
        if (has_left && has_below) neighbours[i].down_left = i + columns - 1;
    }
    return neighbours;
}

/// Takes the ships away one by one: from the first cell of a ship, as far as it goes in one direction.
ConstraintDefinition definition(std::uint32_t rows, std::uint32_t columns, Lengths lengths) {
    std::ranges::sort(lengths);
    return [=](std::span<const Value> values) {
        const auto is_ship = [&](std::uint32_t row, std::uint32_t column) {
            return row < rows && column < columns && values[row * columns + column] == kShip;
        };
        Lengths found;
        for (std::uint32_t row = 0; row < rows; ++row) {
            for (std::uint32_t column = 0; column < columns; ++column) {
                if (!is_ship(row, column)) continue;
                if (is_ship(row + 1, column + 1) || is_ship(row + 1, column - 1)) return false;
                if (is_ship(row - 1, column) || is_ship(row, column - 1)) continue;
                std::uint32_t across = 1, down = 1;
                while (is_ship(row, column + across)) ++across;
                while (is_ship(row + down, column)) ++down;
                found.push_back(std::max(across, down));
            }
        }
        std::ranges::sort(found);
        return found == lengths;
    };
}

TEST(Fleet, AgreesWithItsDefinition) {
    for (const Lengths& lengths : {Lengths{1}, {2}, {1, 1}, {2, 1}, {3}, {3, 1}, {3, 3}, {1, 1, 1, 1}, {7}}) {
        const std::function holds = definition(3, 3, lengths);
        WalkSpace space = WalkSpace::of(9, 2);
        EXPECT_EQ(walk_in(space, Fleet(squares(3, 3), kShip, lengths), holds, Strength::Checking), "");
    }
    const Lengths lengths{2, 1};
    EXPECT_EQ(walk_in(WalkSpace::of(5, 3), Fleet(squares(1, 5), kShip, lengths), definition(1, 5, lengths),
                      Strength::Checking),
              "");
    EXPECT_EQ(walk_in(WalkSpace::of(8, 2), Fleet(squares(2, 4), kShip, lengths), definition(2, 4, lengths),
                      Strength::Checking),
              "");
}

TEST(Fleet, ACellTwice) {
    const Lengths lengths{1, 1};
    WalkSpace space = WalkSpace::of(6, 2);
    space.scope.back() = space.scope.front();
    EXPECT_EQ(
        walk_in(space, Fleet(squares(2, 3), kShip, lengths), definition(2, 3, lengths), Strength::Checking),
        "");
}

}  // namespace
}  // namespace sator::tests
