#include "sator/propagators/loops/crossing_loops.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

/// The arms of `grid_lines(rows, columns)`.
CrossingDemand grid_demand(std::uint32_t rows, std::uint32_t columns) {
    CrossingDemand demand{grid_lines(rows, columns), std::vector<CrossingDemand::Arms>(rows * columns)};
    for (std::uint32_t line = 0; line < demand.graph.line_count(); ++line) {
        const auto [a, b] = demand.graph.ends(line);
        const bool is_level = b == a + 1 && columns > 1;
        demand.arms[a][is_level ? 3 : 1] = line;
        demand.arms[b][is_level ? 2 : 0] = line;
    }
    return demand;
}

/// Follows each line: straight on where four lines meet. Collects the vertices and the number of turns of each loop.
bool are_crossing_loops(const CrossingDemand& demand, std::span<const Value> values) {
    const auto is_lit = [&](std::optional<std::uint32_t> line) { return line && values[*line] == kLit; };
    for (std::uint32_t v = 0; v < demand.arms.size(); ++v) {
        const auto degree = std::ranges::count_if(demand.arms[v], is_lit);
        if (degree % 2 != 0 || (degree == 0 && demand.must_pass(v)) || (degree == 4 && demand.is_label(v)))
            return false;
    }
    std::set<std::uint32_t> left;
    for (std::uint32_t line = 0; line < values.size(); ++line) {
        if (values[line] == kLit) left.insert(line);
    }
    std::size_t loops = 0;
    std::set<std::uint32_t> known_labels;
    while (!left.empty()) {
        ++loops;
        std::uint32_t line = *left.begin(), at = demand.graph.ends(line).second;
        std::size_t turns = 0;
        std::set<std::uint32_t> labels;
        bool has_label = false;
        do {
            left.erase(line);
            const auto& arms = demand.arms[at];
            if (demand.is_label(at)) {
                has_label = true;
                if (demand.label[at] != 0) labels.insert(demand.label[at]);
            }
            const auto from =
                static_cast<std::size_t>(std::ranges::find(arms, std::optional(line)) - arms.begin());
            std::size_t to = from ^ 1U;
            if (!is_lit(arms[to])) {
                ++turns;
                for (to = 0; to == from || !is_lit(arms[to]);) ++to;
            }
            line = *arms[to];
            at = demand.graph.other_end(line, at);
        } while (left.contains(line));
        if (demand.are_rectangles && turns != 4) return false;
        if (!demand.has_labels()) continue;
        if (!has_label || labels.size() > 1) return false;
        for (const std::uint32_t label : labels) {
            if (!known_labels.insert(label).second) return false;
        }
    }
    return loops > 0 && (loops == 1 || demand.loops == Loops::Several);
}

std::string crossing_walk(const CrossingDemand& demand, std::size_t rounds) {
    return walk(
        demand.graph.line_count(), 2, CrossingLoops(demand, {Word{1} << kLit}),
        [&](std::span<const Value> chosen) { return are_crossing_loops(demand, chosen); }, Strength::Checking,
        rounds);
}

TEST(CrossingLoops, AgreesWithItsDefinition) {
    std::mt19937 random(5);
    for (int round = 0; round < 60; ++round) {
        for (const auto& [rows, columns] : {std::pair{2, 2}, {3, 3}, {3, 4}, {2, 5}}) {
            CrossingDemand demand =
                grid_demand(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns));
            demand.loops = random() % 2 == 0 ? Loops::One : Loops::Several;
            demand.visits_all = random() % 3 == 0;
            demand.are_rectangles = random() % 3 == 0;
            if (random() % 2 == 0) {
                demand.label.assign(demand.arms.size(), CrossingDemand::kNoLabel);
                for (std::uint32_t& label : demand.label) {
                    if (random() % 4 == 0) label = random() % 3;
                }
            }
            EXPECT_EQ(crossing_walk(demand, rows * columns > 9 ? 4 : 30), "") << round;
        }
    }
}

}  // namespace
}  // namespace sator::tests
