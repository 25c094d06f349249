#include "sator/propagators/loops/drawn_figures.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Ways = std::vector<ArmState>;

TEST(Figure, ForgetsLengths) {
    const auto corner = figure_of(Ways{9 | 1, 4, 2, 0}, 2);
    EXPECT_FALSE(corner.has_value());  // a line goes up to nowhere
    const auto small = figure_of(Ways{10, 4, 1, 0}, 2),
               large = figure_of(Ways{10, 12, 4, 3, 0, 0, 1, 0, 0}, 3);
    ASSERT_TRUE(small && large);
    EXPECT_EQ(small->nodes.size(), 3U);
    EXPECT_TRUE(are_alike(*small, *large));
    const auto mirrored = figure_of(Ways{8, 6, 0, 1}, 2);
    ASSERT_TRUE(mirrored.has_value());
    EXPECT_FALSE(are_alike(*small, *mirrored));
    EXPECT_FALSE(figure_of(Ways{8, 4, 8, 4}, 2).has_value());  // two figures
}

/// Two turns that differ only in which node comes first.
TEST(Figure, ComparesHowNodesAreJoined) {
    const auto steps = figure_of(Ways{8, 6, 0, 0, 9, 4}, 3), hook = figure_of(Ways{8, 6, 8, 5}, 2);
    ASSERT_TRUE(steps && hook);
    EXPECT_FALSE(are_alike(*steps, *hook));
    EXPECT_TRUE(are_alike(*hook, *hook));
}

std::uint32_t random_state(std::mt19937& random) {
    return random() % 16;
}

/// A random grid of lines, some of whose figures have clues.
FiguresDemand random_demand(std::uint32_t rows, std::uint32_t columns, std::mt19937& random) {
    FiguresDemand demand{.graph = grid_lines(rows, columns),
                         .arms = std::vector<FiguresDemand::Arms>(rows * columns),
                         .cell = {},
                         .columns = columns,
                         .cells = rows * columns,
                         .clues = {}};
    for (std::uint32_t line = 0; line < demand.graph.line_count(); ++line) {
        const auto [a, b] = demand.graph.ends(line);
        const bool is_level = b == a + 1 && columns > 1;
        demand.arms[a][is_level ? 3 : 1] = line;
        demand.arms[b][is_level ? 2 : 0] = line;
    }
    for (std::uint32_t v = 0; v < rows * columns; ++v) demand.cell.push_back(v);
    std::vector<std::uint8_t> is_drawn;
    for (std::uint32_t line = 0; line < demand.graph.line_count(); ++line)
        is_drawn.push_back(random_state(random) < 9 ? 1 : 0);
    std::vector<std::uint8_t> is_known(demand.cells, 0);
    for (std::uint32_t v = 0; v < demand.cells; ++v) {
        if (is_known[v] != 0) continue;
        std::vector<std::uint8_t> part(demand.cells, 0);
        flood_lines(
            demand.graph, v, part, [&](std::uint32_t line) { return is_drawn[line] != 0; },
            [](std::uint32_t) { return true; });
        Ways ways(demand.cells, 0);
        std::uint32_t place = v;
        for (std::uint32_t at = 0; at < demand.cells; ++at) {
            if (part[at] == 0) continue;
            is_known[at] = 1;
            if (random() % 2 == 0) place = at;
            for (std::size_t way = 0; way < kWays; ++way) {
                const auto line = demand.arms[at][way];
                if (line && is_drawn[*line] != 0) ways[at] = static_cast<ArmState>(ways[at] | 1U << way);
            }
        }
        auto figure = figure_of(ways, columns);
        if (random() % 5 == 0) figure.reset();
        demand.clues.push_back({place, figure});
    }
    return demand;
}

TEST(DrawnFigures, AgreesWithItsDefinition) {
    std::mt19937 random(6);
    for (int round = 0; round < 40; ++round) {
        for (const auto& [rows, columns] : {std::pair{2, 2}, {2, 3}, {3, 3}, {3, 4}}) {
            const FiguresDemand demand =
                random_demand(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns), random);
            const std::string faults = walk(
                demand.graph.line_count(), 2, DrawnFigures(demand, {Word{1} << 1}),
                [&](std::span<const Value> chosen) {
                    std::vector<std::uint8_t> is_drawn;
                    for (const Value value : chosen) is_drawn.push_back(value == 1 ? 1 : 0);
                    return are_figures(demand, is_drawn);
                },
                Strength::Checking, rows * columns > 9 ? 2 : 15);
            EXPECT_EQ(faults, "") << round;
        }
    }
}

}  // namespace
}  // namespace sator::tests
