#include "sator/propagators/graphs/chained_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the graph of a grid whose cells are neighbours along edges, or at corners, too.
PositionGraph chain_grid(std::uint32_t rows, std::uint32_t columns, bool is_diagonal) {
    std::vector<PositionGraph::Edge> edges;
    for (std::uint32_t a = 0; a < rows * columns; ++a) {
        for (std::uint32_t b = a + 1; b < rows * columns; ++b) {
            const std::uint32_t down = b / columns - a / columns;
            const std::uint32_t aside =
                std::max(a % columns, b % columns) - std::min(a % columns, b % columns);
            if (down + aside == 1 || (is_diagonal && down == 1 && aside == 1)) edges.emplace_back(a, b);
        }
    }
    return {rows * columns, edges};
}

bool is_beside(const PositionGraph& graph, std::span<const Value> values, std::uint32_t position,
               Value wanted) {
    return std::ranges::any_of(graph.beside(position), [&](std::uint32_t v) { return values[v] == wanted; });
}

std::string chain_walk(const PositionGraph& graph, std::size_t values, Value first, std::size_t count,
                       std::size_t rounds = 200) {
    const Value last = first + static_cast<Value>(count) - 1;
    const auto holds = [&](std::span<const Value> chosen) {
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            if (chosen[v] < first || chosen[v] > last) continue;
            if (chosen[v] > first && !is_beside(graph, chosen, v, chosen[v] - 1)) return false;
            if (chosen[v] < last && !is_beside(graph, chosen, v, chosen[v] + 1)) return false;
        }
        return true;
    };
    return walk(graph.size(), values, ChainedValues(graph, first, count), holds, Strength::Checking, rounds);
}

TEST(ChainedValues, AgreesWithItsDefinitionOnGrids) {
    EXPECT_EQ(chain_walk(chain_grid(1, 1, false), 2, 0, 1), "");
    EXPECT_EQ(chain_walk(chain_grid(1, 1, false), 3, 0, 2), "");
    EXPECT_EQ(chain_walk(chain_grid(1, 4, false), 4, 0, 4), "");
    EXPECT_EQ(chain_walk(chain_grid(1, 4, false), 4, 1, 2), "");
    EXPECT_EQ(chain_walk(chain_grid(2, 2, false), 5, 1, 4), "");
    EXPECT_EQ(chain_walk(chain_grid(2, 2, true), 4, 0, 4), "");
    EXPECT_EQ(chain_walk(chain_grid(2, 3, false), 4, 0, 3, 100), "");
    EXPECT_EQ(chain_walk(chain_grid(2, 3, true), 4, 0, 4, 60), "");
}

TEST(ChainedValues, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(9);
    for (int round = 0; round < 40; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 4);
        const PositionGraph graph = random_graph(vertices, 50, random);
        EXPECT_EQ(chain_walk(graph, 5, 0, 2 + random() % 4, 40), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
