#include "sator/propagators/divisions/division.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kBorder = 1;

bool is_within_bounds(std::uint32_t size, const SizeBounds& bounds) {
    return size >= bounds.least && size <= bounds.most;
}

/// Returns for each vertex the least vertex of its region, by merging until nothing changes.
std::vector<std::uint32_t> regions_of(const LineGraph& graph, std::span<const Value> values) {
    std::vector<std::uint32_t> region(graph.vertex_count());
    for (std::uint32_t v = 0; v < region.size(); ++v) region[v] = v;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            const auto [a, b] = graph.ends(i);
            if (values[i] == kBorder || region[a] == region[b]) continue;
            region[a] = region[b] = std::min(region[a], region[b]);
            is_changed = true;
        }
    }
    return region;
}

/// Returns the judge that looks at each region and each border.
ConstraintDefinition definition_of_division(const LineGraph& graph, const DivisionDemand& demand) {
    return [graph, demand](std::span<const Value> values) {
        const std::vector<std::uint32_t> region = regions_of(graph, values);
        std::vector<std::uint32_t> size(graph.vertex_count(), 0), clues(graph.vertex_count(), 0);
        for (const std::uint32_t r : region) ++size[r];
        for (const GroupClue& clue : demand.clues) {
            ++clues[region[clue.vertex]];
            if (!is_within_bounds(size[region[clue.vertex]], clue.size)) return false;
        }
        std::uint32_t regions = 0, common = 0;
        for (std::uint32_t r = 0; r < size.size(); ++r) {
            if (size[r] == 0) continue;
            ++regions;
            if (!is_within_bounds(size[r], demand.size)) return false;
            if (demand.clues_of_region == CluesOfGroup::AtMostOne && clues[r] > 1) return false;
            if (demand.clues_of_region == CluesOfGroup::ExactlyOne && clues[r] != 1) return false;
            if (demand.are_equal && common != 0 && common != size[r]) return false;
            common = size[r];
        }
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            const auto [a, b] = graph.ends(i);
            if (values[i] != kBorder) continue;
            if (region[a] == region[b]) return false;
            if (demand.neighbours_differ && size[region[a]] == size[region[b]]) return false;
        }
        return is_within_bounds(regions, demand.regions);
    };
}

std::string walk_division(const LineGraph& graph, const DivisionDemand& demand, std::size_t rounds = 60) {
    return walk(graph.line_count(), 2, Division(graph, {Word{1} << kBorder}, demand),
                definition_of_division(graph, demand), Strength::Checking, rounds);
}

TEST(Division, AgreesWithItsDefinitionOnGrids) {
    const LineGraph small = grid_lines(2, 3), large = grid_lines(3, 3);
    EXPECT_EQ(walk_division(small, {}), "");
    EXPECT_EQ(walk_division(large, {}), "");
    EXPECT_EQ(walk_division(small, {.size = {2, 3}}), "");
    EXPECT_EQ(walk_division(large, {.size = {3, 3}}), "");
    EXPECT_EQ(walk_division(large, {.regions = {2, 3}}), "");
    EXPECT_EQ(walk_division(large, {.are_equal = true}), "");
    EXPECT_EQ(walk_division(large, {.neighbours_differ = true}), "");
    for (const CluesOfGroup clues : {CluesOfGroup::Any, CluesOfGroup::AtMostOne, CluesOfGroup::ExactlyOne}) {
        EXPECT_EQ(walk_division(small, {.clues = {{0, {2, 2}}, {5, {4, 4}}}, .clues_of_region = clues}), "");
        EXPECT_EQ(
            walk_division(large, {.clues = {{0, {3, 3}}, {4, {1, 4}}, {8, {}}}, .clues_of_region = clues}),
            "");
        EXPECT_EQ(walk_division(large, {.clues = {{1, {}}, {7, {}}}, .clues_of_region = clues}), "");
        EXPECT_EQ(walk_division(large, {.clues = {{2, {5, 5}}, {3, {4, 4}}},
                                        .clues_of_region = clues,
                                        .neighbours_differ = true}),
                  "");
    }
}

TEST(Division, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(11);
    constexpr CluesOfGroup kSorts[] = {CluesOfGroup::Any, CluesOfGroup::AtMostOne, CluesOfGroup::ExactlyOne};
    for (int round = 0; round < 60; ++round) {
        const auto vertices = static_cast<std::uint32_t>(3 + random() % 4);
        LineEnds edges;
        for (std::uint32_t b = 0; b < vertices; ++b) {
            for (std::uint32_t a = 0; a < b; ++a) {
                if (random() % 100 < 55 && edges.size() < 9) edges.emplace_back(a, b);
            }
        }
        if (edges.empty()) continue;
        DivisionDemand demand{.clues_of_region = kSorts[random() % 3]};
        demand.size.least = 1 + random() % 2;
        if (random() % 2 == 0) demand.size.most = demand.size.least + random() % 3;
        for (std::uint32_t v = 0; v < vertices; ++v) {
            const auto number = static_cast<std::uint32_t>(1 + random() % 4);
            if (random() % 3 == 0)
                demand.clues.push_back({v, {number, number + (random() % 2 == 0 ? 0U : 9U)}});
        }
        demand.neighbours_differ = random() % 4 == 0;
        EXPECT_EQ(walk_division({vertices, edges}, demand, 40), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
