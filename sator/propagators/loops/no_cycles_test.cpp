#include "sator/propagators/loops/no_cycles.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A forest has fewer lines than vertices in each part; so joining lines one by one never joins what is joined.
bool is_forest(const LineGraph& graph, std::span<const Value> values) {
    std::vector<std::uint32_t> part(graph.vertex_count());
    for (std::uint32_t v = 0; v < part.size(); ++v) part[v] = v;
    for (std::uint32_t line = 0; line < values.size(); ++line) {
        if (values[line] != 1) continue;
        const auto [a, b] = graph.ends(line);
        const std::uint32_t old = part[a];
        if (old == part[b]) return false;
        for (std::uint32_t& p : part) p = p == old ? part[b] : p;
    }
    return true;
}

std::string forest_walk(const LineGraph& graph, std::size_t values, std::size_t rounds) {
    const std::vector<std::vector<Word>> lit(graph.line_count(), {Word{1} << 1});
    return walk(
        graph.line_count(), values, NoCycles(graph, lit),
        [&](std::span<const Value> chosen) { return is_forest(graph, chosen); }, Strength::Gac, rounds);
}

TEST(NoCycles, IsGac) {
    EXPECT_EQ(forest_walk(grid_lines(2, 2), 3, 200), "");
    EXPECT_EQ(forest_walk(grid_lines(3, 3), 2, 100), "");
    std::mt19937 random(4);
    for (int round = 0; round < 60; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 5);
        EXPECT_EQ(forest_walk(random_lines(vertices, 1 + random() % 9, random), 2, 80), "") << round;
    }
}

}  // namespace
}  // namespace sator::tests
