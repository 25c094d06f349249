#include "sator/propagators/divisions/centred_regions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kBorder = 1;

/// A grid whose centres are in half cells: cell (r, c) is at (2r, 2c).
struct CentredGrid {
    std::uint32_t rows, columns;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> centres;

    LineGraph graph() const { return grid_lines(rows, columns); }
    std::vector<CentredPairs::Core> cores() const {
        std::vector<CentredPairs::Core> cores;
        for (const auto& [row, column] : centres) {
            std::set<std::uint32_t> core;
            for (const std::uint32_t r : {row / 2, (row + 1) / 2}) {
                for (const std::uint32_t c : {column / 2, (column + 1) / 2}) core.insert(r * columns + c);
            }
            cores.emplace_back(core.begin(), core.end());
        }
        return cores;
    }
    std::optional<std::uint32_t> image(std::uint32_t centre, std::uint32_t vertex) const {
        const auto [row, column] = centres[centre];
        const std::uint32_t r = row - vertex / columns, c = column - vertex % columns;
        return r < rows && c < columns ? std::optional(r * columns + c) : std::nullopt;
    }
};

/// Each region has the vertices around one centre, and the image of each of its vertices.
bool are_galaxies(const CentredGrid& grid, std::span<const Value> values) {
    const LineGraph graph = grid.graph();
    std::vector<std::uint32_t> region(graph.vertex_count());
    for (std::uint32_t v = 0; v < region.size(); ++v) region[v] = v;
    for (std::size_t round = 0; round < region.size(); ++round) {
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            const auto [a, b] = graph.ends(i);
            if (values[i] != kBorder) region[a] = region[b] = std::min(region[a], region[b]);
        }
    }
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        const auto [a, b] = graph.ends(i);
        if (values[i] == kBorder && region[a] == region[b]) return false;
    }
    std::multiset<std::uint32_t> owned;
    for (std::uint32_t centre = 0; centre < grid.centres.size(); ++centre) {
        const CentredPairs::Core core = grid.cores()[centre];
        const std::uint32_t own = region[core.front()];
        owned.insert(own);
        if (!std::ranges::all_of(core, [&](std::uint32_t v) { return region[v] == own; })) return false;
        for (std::uint32_t v = 0; v < region.size(); ++v) {
            if (region[v] != own) continue;
            const auto image = grid.image(centre, v);
            if (!image || region[*image] != own) return false;
        }
    }
    return std::ranges::all_of(region, [&](std::uint32_t r) { return owned.count(r) == 1; });
}

std::string walk_galaxies(const CentredGrid& grid) {
    const LineGraph graph = grid.graph();
    const CentredRegions regions(
        graph, {Word{1} << kBorder}, grid.cores(),
        [&](CentredPairs::Centre centre, CentredPairs::Vertex v) { return grid.image(centre, v); });
    return walk(
        graph.line_count(), 2, regions,
        [=](std::span<const Value> values) { return are_galaxies(grid, values); }, Strength::Checking, 60);
}

TEST(CentredRegions, AgreesWithItsDefinition) {
    EXPECT_EQ(walk_galaxies({2, 3, {{0, 1}, {2, 3}, {1, 4}}}), "");
    EXPECT_EQ(walk_galaxies({2, 3, {{1, 2}}}), "");
    EXPECT_EQ(walk_galaxies({2, 3, {{0, 2}, {2, 2}}}), "");
    EXPECT_EQ(walk_galaxies({2, 3, {{0, 0}, {1, 3}, {2, 0}}}), "");
    EXPECT_EQ(walk_galaxies({3, 3, {{2, 2}, {0, 4}, {4, 0}}}), "");
    EXPECT_EQ(walk_galaxies({3, 3, {{1, 1}, {4, 2}, {2, 4}}}), "");
    EXPECT_EQ(walk_galaxies({3, 3, {{0, 0}, {0, 2}, {0, 4}, {2, 2}, {4, 2}}}), "");
    EXPECT_EQ(walk_galaxies({3, 3, {{2, 2}, {0, 1}}}), "");
}

/// Dots that share a vertex, or none at all, leave no division.
TEST(CentredRegions, KnowsWhenThereIsNone) {
    EXPECT_EQ(walk_galaxies({2, 2, {{0, 0}, {1, 1}}}), "");
    EXPECT_EQ(walk_galaxies({2, 2, {}}), "");
}

}  // namespace
}  // namespace sator::tests
