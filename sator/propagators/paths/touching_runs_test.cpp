#include "sator/propagators/paths/touching_runs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLitInRun = 1;

std::string runs_walk(const RunsDemand& demand, std::size_t positions, std::size_t values) {
    return walk(
        positions, values, TouchingRuns(demand, {Word{1} << kLitInRun}),
        [&](std::span<const Value> chosen) {
            std::vector<std::uint32_t> lengths;
            for (const RunsDemand::Track& track : demand.tracks) {
                const std::size_t size = track.positions.size();
                const auto is_lit = [&](std::size_t at) { return chosen[track.positions[at]] == kLitInRun; };
                for (std::size_t first = 0; first < size; ++first) {
                    if (!is_lit(first) || (first > 0 && is_lit(first - 1))) continue;
                    std::size_t end = first;
                    while (end < size && is_lit(end)) ++end;
                    bool is_touching = false;
                    for (std::size_t at = first; at <= end; ++at)
                        is_touching = is_touching || track.is_touched[at] != 0;
                    const auto length = static_cast<std::uint32_t>(end - first);
                    if (is_touching && std::ranges::find(lengths, length) == lengths.end())
                        lengths.push_back(length);
                }
            }
            return lengths.size() == demand.lengths.size() + demand.unknown &&
                   std::ranges::all_of(demand.lengths, [&](std::uint32_t length) {
                       return std::ranges::find(lengths, length) != lengths.end();
                   });
        },
        Strength::Checking, 40);
}

TEST(TouchingRuns, HaveTheirLengths) {
    const RunsDemand::Track row{.positions = {0, 1, 2, 3}, .is_touched = {0, 1, 1, 0, 0}};
    const RunsDemand::Track column{.positions = {4, 5, 6}, .is_touched = {1, 0, 0, 1}};
    EXPECT_EQ(runs_walk({{row}, {2}, 0}, 4, 2), "");
    EXPECT_EQ(runs_walk({{row}, {1}, 1}, 4, 3), "");
    EXPECT_EQ(runs_walk({{row}, {}, 1}, 4, 2), "");
    EXPECT_EQ(runs_walk({{row, column}, {1, 3}, 0}, 7, 2), "");
    EXPECT_EQ(runs_walk({{row, column}, {2}, 1}, 7, 2), "");
    EXPECT_EQ(runs_walk({{row, column}, {}, 2}, 7, 2), "");
}

}  // namespace
}  // namespace sator::tests
