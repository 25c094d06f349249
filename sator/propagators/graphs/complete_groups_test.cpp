#include "sator/propagators/graphs/complete_groups.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

/// The cells of a grid that touch at a corner only.
PositionGraph corners(std::uint32_t rows, std::uint32_t columns) {
    Edges edges;
    for (std::uint32_t row = 0; row + 1 < rows; ++row) {
        for (std::uint32_t column = 0; column + 1 < columns; ++column) {
            const std::uint32_t cell = row * columns + column;
            edges.emplace_back(cell, cell + columns + 1);
            edges.emplace_back(cell + 1, cell + columns);
        }
    }
    return {std::size_t{rows} * columns, edges};
}

std::vector<std::size_t> sizes_of(const std::vector<std::uint32_t>& group) {
    std::vector<std::size_t> sizes(group.size(), 0);
    for (const std::uint32_t number : group) ++sizes[number];
    return sizes;
}

std::vector<bool> lit(std::span<const Value> values) {
    std::vector<bool> is_lit;
    for (const Value value : values) is_lit.push_back(value == kLit);
    return is_lit;
}

TEST(CompleteGroups, JudgesEachGroup) {
    const PositionGraph graph = grid_graph(3, 3);
    const auto is_even = [](CompleteGroups::Vertices group) { return group.size() % 2 == 0; };
    const auto holds = [&](std::span<const Value> values) {
        const auto group = group_numbers(graph, lit(values));
        const auto sizes = sizes_of(group);
        for (std::size_t v = 0; v < values.size(); ++v) {
            if (values[v] == kLit && sizes[group[v]] % 2 != 0) return false;
        }
        return true;
    };
    EXPECT_EQ(walk(9, 2, CompleteGroups(graph, {Word{1} << kLit}, is_even, corners(3, 3), nullptr), holds,
                   Strength::Checking),
              "");
}

TEST(CompleteGroups, ComparesGroupsThatTouch) {
    const PositionGraph graph = grid_graph(3, 3), touching = corners(3, 3);
    const auto are_unlike = [](CompleteGroups::Vertices a, CompleteGroups::Vertices b) {
        return a.size() != b.size();
    };
    const auto holds = [&](std::span<const Value> values) {
        const auto group = group_numbers(graph, lit(values));
        const auto sizes = sizes_of(group);
        for (std::uint32_t v = 0; v < values.size(); ++v) {
            for (const std::uint32_t other : touching.beside(v)) {
                const bool are_lit = values[v] == kLit && values[other] == kLit;
                if (are_lit && group[v] != group[other] && sizes[group[v]] == sizes[group[other]])
                    return false;
            }
        }
        return true;
    };
    EXPECT_EQ(walk(9, 2, CompleteGroups(graph, {Word{1} << kLit}, nullptr, touching, are_unlike), holds,
                   Strength::Checking),
              "");
}

}  // namespace
}  // namespace sator::tests
