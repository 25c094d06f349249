#include "sator/propagators/loops/cycle_through.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A line is in a cycle if its ends are joined without it: parts are joined line by line.
bool is_in_cycle(const LineGraph& graph, std::span<const Value> values, std::uint32_t own) {
    std::vector<std::uint32_t> part(graph.vertex_count());
    for (std::uint32_t v = 0; v < part.size(); ++v) part[v] = v;
    for (std::uint32_t line = 0; line < values.size(); ++line) {
        if (values[line] != 1 || line == own) continue;
        const auto [a, b] = graph.ends(line);
        const std::uint32_t old = part[a];
        for (std::uint32_t& p : part) p = p == old ? part[b] : p;
    }
    const auto [a, b] = graph.ends(own);
    return part[a] == part[b];
}

std::string cycle_walk(const LineGraph& graph, std::uint32_t own, CycleThrough::Wanted wanted,
                       Strength strength, std::size_t rounds) {
    const std::vector<std::vector<Word>> lit(graph.line_count(), {Word{1} << 1});
    return walk(
        graph.line_count(), 2, CycleThrough(graph, lit, {own}, wanted),
        [&](std::span<const Value> chosen) {
            return chosen[own] != 1 ||
                   is_in_cycle(graph, chosen, own) == (wanted == CycleThrough::Wanted::Some);
        },
        strength, rounds);
}

TEST(CycleThrough, IsGac) {
    std::mt19937 random(4);
    for (const auto wanted : {CycleThrough::Wanted::None, CycleThrough::Wanted::Some}) {
        EXPECT_EQ(cycle_walk(grid_lines(2, 2), 0, wanted, Strength::Gac, 100), "");
        EXPECT_EQ(cycle_walk(grid_lines(3, 2), 2, wanted, Strength::Gac, 60), "");
        for (int round = 0; round < 30; ++round) {
            const auto vertices = static_cast<std::uint32_t>(2 + random() % 5);
            const LineGraph graph = random_lines(vertices, 1 + random() % 8, random);
            EXPECT_EQ(cycle_walk(graph, 0, wanted, Strength::Gac, 40), "") << round;
        }
    }
}

}  // namespace
}  // namespace sator::tests
