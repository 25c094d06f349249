#include "sator/propagators/loops/joined_vertices.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string joined_walk(const LineGraph& graph, std::size_t values, std::size_t rounds) {
    return walk(
        graph.line_count(), values, JoinedVertices(graph, {Word{1} << 1}),
        [&](std::span<const Value> chosen) {
            std::vector<std::uint8_t> part(graph.vertex_count(), 0);
            flood_lines(
                graph, 0, part, [&](std::uint32_t line) { return chosen[line] == 1; },
                [](std::uint32_t) { return true; });
            return std::ranges::find(part, 0) == part.end();
        },
        Strength::Gac, rounds);
}

TEST(JoinedVertices, IsGac) {
    EXPECT_EQ(joined_walk(grid_lines(2, 2), 3, 200), "");
    EXPECT_EQ(joined_walk(grid_lines(3, 3), 2, 100), "");
    std::mt19937 random(6);
    for (int round = 0; round < 60; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 4);
        EXPECT_EQ(joined_walk(random_lines(vertices, 1 + random() % 9, random), 2, 80), "") << round;
    }
}

}  // namespace
}  // namespace sator::tests
