#include "sator/propagators/loops/one_loop.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kOnLoop = 1;

/// The last `drawn` lines are always drawn.
std::string loop_walk(const LoopDemand& demand, std::size_t drawn, std::size_t values, std::size_t rounds) {
    return walk(
        demand.graph.line_count() - drawn, values, OneLoop(demand, {Word{1} << kOnLoop}),
        [&](std::span<const Value> chosen) {
            return are_loops(demand.graph, demand.is_visited, demand.loops == Loops::One, chosen, kOnLoop);
        },
        Strength::Checking, rounds);
}

LoopDemand free_loop(const LineGraph& graph, Loops loops = Loops::One) {
    return {graph, std::vector<std::uint8_t>(graph.vertex_count(), 0), loops};
}

TEST(OneLoop, AgreesWithItsDefinitionOnGrids) {
    for (const Loops loops : {Loops::One, Loops::Several}) {
        EXPECT_EQ(loop_walk(free_loop(grid_lines(2, 2), loops), 0, 2, 200), "");
        EXPECT_EQ(loop_walk(free_loop(grid_lines(2, 3), loops), 0, 3, 200), "");
        EXPECT_EQ(loop_walk(free_loop(grid_lines(3, 3), loops), 0, 2, 200), "");
        EXPECT_EQ(loop_walk(free_loop(grid_lines(2, 5), loops), 0, 2, 100), "");
    }
}

TEST(OneLoop, AgreesWithItsDefinitionOnRandomGraphs) {
    std::mt19937 random(5);
    for (int round = 0; round < 120; ++round) {
        const auto vertices = static_cast<std::uint32_t>(2 + random() % 6);
        LoopDemand demand = free_loop(random_lines(vertices, 1 + random() % 11, random),
                                      round % 3 == 0 ? Loops::Several : Loops::One);
        for (std::uint8_t& is_visited : demand.is_visited) is_visited = random() % 4 == 0 ? 1 : 0;
        const std::size_t drawn = demand.graph.line_count() > 2 && random() % 3 == 0 ? 1 : 0;
        EXPECT_EQ(loop_walk(demand, drawn, 2, 80), "") << "graph " << round;
    }
}

}  // namespace
}  // namespace sator::tests
