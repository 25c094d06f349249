#include "sator/propagators/paths/region_tours.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Follows each closed line, and counts its vertices in each region and its entries.
bool tours_hold(const TourDemand& demand, std::span<const Value> chosen) {
    const LineGraph& graph = demand.graph;
    std::set<std::uint32_t> regions, left;
    for (std::uint32_t v = 0; v < graph.vertex_count(); ++v) {
        const auto lines =
            std::ranges::count_if(graph.lines_at(v), [&](auto line) { return chosen[line] == 1; });
        if (lines != 0 && lines != 2) return false;
        if (lines == 0 && demand.clue[v] != TourDemand::kNoClue) return false;
        if (lines == 0) continue;
        left.insert(v);
        regions.insert(demand.region[v]);
    }
    if (regions.size() != demand.regions) return false;
    while (!left.empty()) {
        std::vector<std::uint8_t> part(graph.vertex_count(), 0);
        flood_lines(
            graph, *left.begin(), part, [&](std::uint32_t line) { return chosen[line] == 1; },
            [](std::uint32_t) { return true; });
        std::map<std::uint32_t, std::uint32_t> sizes, entries;
        std::vector<std::uint32_t> clues;
        for (std::uint32_t v = 0; v < part.size(); ++v) {
            if (part[v] == 0) continue;
            left.erase(v);
            ++sizes[demand.region[v]];
            if (demand.clue[v] != TourDemand::kNoClue) clues.push_back(demand.clue[v]);
            for (const std::uint32_t line : graph.lines_at(v)) {
                const bool leaves = demand.region[graph.other_end(line, v)] != demand.region[v];
                entries[demand.region[v]] += chosen[line] == 1 && leaves ? 1 : 0;
            }
        }
        if (clues.size() != 1) return false;
        for (const auto& [region, size] : sizes) {
            if (size != sizes.begin()->second || (clues[0] != TourDemand::kAnyNumber && size != clues[0]))
                return false;
            if (entries[region] > 2) return false;
        }
    }
    return true;
}

TEST(RegionTours, IsSound) {
    std::mt19937 random(4);
    for (int round = 0; round < 30; ++round) {
        TourDemand demand;
        const std::uint32_t rows = 2 + round % 2;
        demand.graph = grid_lines(rows, 3);
        demand.regions = 1 + round % 3;
        for (std::uint32_t v = 0; v < 3 * rows; ++v) {
            demand.region.push_back(v < demand.regions ? v : random() % demand.regions);
            demand.clue.push_back(random() % 5 != 0 ? TourDemand::kNoClue : random() % 5);
        }
        EXPECT_EQ(walk(
                      demand.graph.line_count(), 2, RegionTours(demand, {Word{1} << 1}),
                      [&](std::span<const Value> chosen) { return tours_hold(demand, chosen); },
                      Strength::Checking, 60),
                  "")
            << round;
    }
}

}  // namespace
}  // namespace sator::tests
