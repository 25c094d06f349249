#include "sator/propagators/divisions/group_touches.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/propagators/graphs/lit_vertices.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLitInGroup = 1;

/// A grid of this size.
TouchDemand grid_demand(std::uint32_t columns, std::uint32_t rows, std::uint32_t touches) {
    std::vector<PositionGraph::Edge> edges;
    std::vector<TouchDemand::Point> points;
    for (std::uint32_t at = 0; at < columns * rows; ++at) {
        const bool has_right = at % columns + 1 < columns, has_below = at + columns < columns * rows;
        if (has_right) edges.emplace_back(at, at + 1);
        if (has_below) edges.emplace_back(at, at + columns);
        if (has_right && has_below) points.push_back({at, at + 1, at + columns + 1, at + columns});
    }
    return {PositionGraph(columns * rows, edges), std::move(points), touches};
}

std::string touches_walk(const TouchDemand& demand, std::size_t positions, std::size_t values) {
    return walk(
        positions, values, GroupTouches(demand, {Word{1} << kLitInGroup}),
        [&](std::span<const Value> chosen) {
            const auto is_lit = [&](std::uint32_t at) { return chosen[at] == kLitInGroup; };
            for (std::uint32_t first = 0; first < positions; ++first) {
                if (!is_lit(first)) continue;
                std::vector<std::uint8_t> group(positions, 0);
                flood(first, demand.graph, group, is_lit);
                std::uint32_t touches = 0;
                for (const auto& [a, b, c, d] : demand.points) {
                    const bool is_first = is_lit(a) && is_lit(c) && !is_lit(b) && !is_lit(d),
                               is_second = is_lit(b) && is_lit(d) && !is_lit(a) && !is_lit(c);
                    const bool is_own = is_first ? group[a] + group[c] > 0 : group[b] + group[d] > 0;
                    touches += (is_first || is_second) && is_own ? 1 : 0;
                }
                if (touches != demand.touches) return false;
            }
            return true;
        },
        Strength::Checking, 40);
}

TEST(GroupTouches, AreCounted) {
    for (const std::uint32_t touches : {0U, 1U, 2U}) {
        EXPECT_EQ(touches_walk(grid_demand(2, 2, touches), 4, 3), "") << touches;
        EXPECT_EQ(touches_walk(grid_demand(3, 2, touches), 6, 2), "") << touches;
        EXPECT_EQ(touches_walk(grid_demand(3, 3, touches), 9, 2), "") << touches;
    }
}

}  // namespace
}  // namespace sator::tests
