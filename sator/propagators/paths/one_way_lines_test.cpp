#include "sator/propagators/paths/one_way_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Tries all directions of the drawn lines: each vertex has at most two lines, and one arrives by one of two and leaves by the other.
bool can_be_walked(const LineGraph& graph, const std::vector<LineDirections>& directions,
                   std::span<const Value> chosen) {
    std::vector<std::uint32_t> drawn;
    for (std::uint32_t line = 0; line < graph.line_count(); ++line) {
        if (chosen[line] == 1) drawn.push_back(line);
    }
    for (std::uint32_t set = 0; set < 1U << drawn.size(); ++set) {
        std::vector<int> arrivals(graph.vertex_count(), 0), departures(graph.vertex_count(), 0);
        bool is_right = true;
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            const bool is_forth = (set >> i & 1U) != 0;
            const auto [a, b] = graph.ends(drawn[i]);
            is_right = is_right && (is_forth ? directions[drawn[i]].forth : directions[drawn[i]].back);
            ++departures[is_forth ? a : b];
            ++arrivals[is_forth ? b : a];
        }
        for (std::size_t v = 0; v < graph.vertex_count(); ++v)
            is_right = is_right && arrivals[v] <= 1 && departures[v] <= 1;
        if (is_right) return true;
    }
    return false;
}

TEST(OneWayLines, IsSound) {
    std::mt19937 random(3);
    for (int round = 0; round < 24; ++round) {
        const LineGraph graph = round % 2 == 0 ? grid_lines(2, 3) : grid_lines(3, 3);
        std::vector<LineDirections> directions(graph.line_count());
        for (LineDirections& line : directions) {
            line.forth = random() % 3 != 0;
            line.back = random() % 3 != 0;
        }
        EXPECT_EQ(walk(
                      graph.line_count(), 2, OneWayLines(graph, directions, {Word{1} << 1}),
                      [&](std::span<const Value> chosen) { return can_be_walked(graph, directions, chosen); },
                      Strength::Checking, 40),
                  "")
            << round;
    }
}

}  // namespace
}  // namespace sator::tests
