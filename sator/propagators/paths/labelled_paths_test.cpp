#include "sator/propagators/paths/labelled_paths.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kOnPath = 1;

/// Ends have one line, all others two or none; a part without cycle has more vertices than lines, and its two ends have one label.
bool are_paths(const PathsDemand& demand, std::span<const Value> values) {
    const LineGraph& graph = demand.graph;
    std::vector<std::uint32_t> degree(graph.vertex_count(), 0), part(graph.vertex_count());
    for (std::uint32_t v = 0; v < part.size(); ++v) part[v] = v;
    for (std::uint32_t line = 0; line < values.size(); ++line) {
        if (values[line] != kOnPath) continue;
        const auto [a, b] = graph.ends(line);
        ++degree[a];
        ++degree[b];
        const std::uint32_t old = part[a];
        if (old == part[b]) return false;
        for (std::uint32_t& p : part) p = p == old ? part[b] : p;
    }
    for (std::uint32_t v = 0; v < part.size(); ++v) {
        const bool is_end = demand.is_end(v);
        if (is_end != (degree[v] == 1) || degree[v] > 2) return false;
        if (demand.visits_all && degree[v] == 0) return false;
        for (std::uint32_t other = 0; other < v && is_end; ++other) {
            if (part[other] == part[v] && demand.has_label(v) && demand.has_label(other) &&
                demand.label[v] != demand.label[other])
                return false;
        }
    }
    return true;
}

std::string paths_walk(const PathsDemand& demand, std::size_t values, std::size_t rounds) {
    return walk(
        demand.graph.line_count(), values, LabelledPaths(demand, {Word{1} << kOnPath}),
        [&](std::span<const Value> chosen) { return are_paths(demand, chosen); }, Strength::Checking, rounds);
}

PathsDemand random_demand(const LineGraph& graph, std::mt19937& random) {
    PathsDemand demand{graph, std::vector<std::uint32_t>(graph.vertex_count(), PathsDemand::kNoEnd)};
    demand.visits_all = random() % 3 == 0;
    for (std::uint32_t& label : demand.label) {
        if (random() % 2 == 0) label = random() % 5 == 0 ? PathsDemand::kAnyLabel : 1 + random() % 2;
    }
    return demand;
}

TEST(LabelledPaths, AgreesWithItsDefinitionOnGrids) {
    std::mt19937 random(11);
    for (int round = 0; round < 60; ++round) {
        EXPECT_EQ(paths_walk(random_demand(grid_lines(2, 3), random), 3, 60), "") << round;
        EXPECT_EQ(paths_walk(random_demand(grid_lines(3, 3), random), 2, 60), "") << round;
        EXPECT_EQ(paths_walk(random_demand(grid_lines(2, 5), random), 2, 60), "") << round;
    }
}

TEST(LabelledPaths, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(12);
    for (int round = 0; round < 120; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 6);
        const LineGraph graph = random_lines(vertices, 1 + random() % 10, random);
        EXPECT_EQ(paths_walk(random_demand(graph, random), 2, 80), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
