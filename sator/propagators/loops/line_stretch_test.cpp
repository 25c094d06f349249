#include "sator/propagators/loops/line_stretch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string stretch_walk(const LineGraph& graph, std::uint32_t least, std::uint32_t most, std::size_t values,
                         std::size_t rounds) {
    return walk(
        graph.line_count(), values, LineStretch(graph, least, most, {Word{1} << 1}),
        [&](std::span<const Value> chosen) {
            std::vector<std::uint8_t> part(graph.vertex_count(), 0);
            flood_lines(
                graph, 0, part, [&](std::uint32_t line) { return chosen[line] == 1; },
                [](std::uint32_t) { return true; });
            const auto count = static_cast<std::uint32_t>(std::ranges::count(part, 1));
            return least <= count && count <= most;
        },
        Strength::Checking, rounds);
}

TEST(LineStretch, IsSound) {
    for (const auto& [least, most] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
             {1, 1}, {2, 2}, {3, 3}, {1, 2}, {2, 3}, {4, 9}, {0, 0}, {5, 5}}) {
        EXPECT_EQ(stretch_walk(grid_lines(2, 2), least, most, 3, 100), "") << least << ' ' << most;
        EXPECT_EQ(stretch_walk(grid_lines(2, 3), least, most, 2, 100), "") << least << ' ' << most;
        EXPECT_EQ(stretch_walk(grid_lines(1, 4), least, most, 2, 100), "") << least << ' ' << most;
    }
    std::mt19937 random(6);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 4);
        EXPECT_EQ(stretch_walk(random_lines(vertices, 1 + random() % 8, random), 2, 3, 2, 60), "") << round;
    }
}

}  // namespace
}  // namespace sator::tests
