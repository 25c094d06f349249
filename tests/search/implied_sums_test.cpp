// Sums that other sums imply together.
#include "sator/propagators/sums/implied_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;

/// Returns the scopes of the added propagators, sorted.
std::vector<Cells> added(const Model& before, const Model& after) {
    std::vector<Cells> scopes;
    for (std::size_t p = before.propagators().size(); p < after.propagators().size(); ++p) {
        Cells& cells = scopes.emplace_back();
        for (const VariableId cell : after.scope_of(PropagatorId(p))) cells.push_back(cell.index());
        EXPECT_TRUE(after.propagators()[p].is_redundant);
    }
    std::ranges::sort(scopes);
    return scopes;
}

/// Returns a square with the numbers from 1 on, and the sums of its lines.
SmallPuzzle square_of_sums(std::size_t side, std::u32string_view values, const std::vector<Cells>& lines,
                           const std::vector<std::size_t>& sums) {
    SmallPuzzle puzzle(side, side, values);
    for (std::size_t i = 0; i < lines.size(); ++i) puzzle.rule("sum", {std::to_string(sums[i])}, {lines[i]});
    return puzzle;
}

const std::vector<Cells> kLinesOfFour{{0, 1, 2, 3},   {4, 5, 6, 7},  {8, 9, 10, 11}, {12, 13, 14, 15},
                                      {0, 4, 8, 12},  {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15},
                                      {0, 5, 10, 15}, {3, 6, 9, 12}};

TEST(ImpliedSums, AreTheCornersTheMiddleAndTheEdges) {
    SmallPuzzle puzzle = square_of_sums(4, U"123456789", kLinesOfFour, std::vector<std::size_t>(10, 20));
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    const auto augmented = with_implied_sums(model);
    ASSERT_TRUE(augmented.has_value());
    EXPECT_EQ(added(model, *augmented),
              (std::vector<Cells>{{0, 3, 12, 15}, {1, 2, 13, 14}, {4, 7, 8, 11}, {5, 6, 9, 10}}));
}

TEST(ImpliedSums, AreNoneIfNoneIsShort) {
    SmallPuzzle puzzle = square_of_sums(3, U"123456789", {{0, 1, 2}, {3, 4, 5}}, {15, 15});
    const auto rules = puzzle.rules();
    EXPECT_FALSE(with_implied_sums(build_model(puzzle.puzzle(), rules)).has_value());
}

// The lines' sums are those of a hidden square; implied sums must hold in every solution.
TEST(ImpliedSums, LoseNoSolution) {
    std::mt19937 random(2);
    int augmented_models = 0;
    for (int round = 0; round < 100; ++round) {
        std::vector<std::size_t> hidden(9);
        for (std::size_t& value : hidden) value = 1 + random() % 3;
        std::vector<Cells> lines;
        std::vector<std::size_t> sums;
        for (int line = 0; line < 6; ++line) {
            Cells cells;
            for (std::size_t i = 0; i < 9; ++i) {
                if (random() % 2 == 0) cells.push_back(i);
            }
            if (cells.size() < 3) continue;
            lines.push_back(cells);
            sums.push_back(std::accumulate(cells.begin(), cells.end(), std::size_t{0},
                                           [&](std::size_t sum, std::size_t i) { return sum + hidden[i]; }));
        }
        SmallPuzzle puzzle = square_of_sums(3, U"123", lines, sums);
        const auto rules = puzzle.rules();
        const auto augmented = with_implied_sums(build_model(puzzle.puzzle(), rules));
        if (!augmented) continue;
        ++augmented_models;
        std::size_t found = 0;
        Search(*augmented, Limits{}).solve({}, [&](std::span<const Value>) { return ++found != 0; });
        ASSERT_EQ(found, puzzle.brute_force().size()) << puzzle.description();
    }
    EXPECT_GT(augmented_models, 20);
}

}  // namespace
}  // namespace sator::tests
