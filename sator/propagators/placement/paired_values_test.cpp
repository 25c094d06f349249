#include "sator/propagators/placement/paired_values.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kSecond = 1, kFirst = 2;

/// The positions of a grid, row by row, beside those that share an edge.
PositionsBeside grid(std::uint32_t rows, std::uint32_t columns) {
    PositionsBeside beside(std::size_t{rows} * columns);
    const auto join = [&](std::uint32_t a, std::uint32_t b) {
        beside[a].push_back(b);
        beside[b].push_back(a);
    };
    for (std::uint32_t i = 0; i < beside.size(); ++i) {
        if (i % columns + 1 < columns) join(i, i + 1);
        if (i + columns < beside.size()) join(i, i + columns);
    }
    return beside;
}

/// Tries all partners for the positions with the first value from `position` on.
bool pairs_up(const PositionsBeside& beside, std::span<const Value> values, std::uint32_t position,
              std::vector<bool>& is_taken) {
    if (position == values.size()) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == kSecond && !is_taken[i]) return false;
        }
        return true;
    }
    if (values[position] != kFirst) return pairs_up(beside, values, position + 1, is_taken);
    return std::ranges::any_of(beside[position], [&](std::uint32_t partner) {
        if (values[partner] != kSecond || is_taken[partner]) return false;
        is_taken[partner] = true;
        const bool is_possible = pairs_up(beside, values, position + 1, is_taken);
        is_taken[partner] = false;
        return is_possible;
    });
}

ConstraintDefinition definition(const PositionsBeside& beside) {
    return [beside](std::span<const Value> values) {
        std::vector<bool> is_taken(values.size(), false);
        return pairs_up(beside, values, 0, is_taken);
    };
}

TEST(PairedValues, AgreesWithItsDefinition) {
    for (const auto& beside : {grid(1, 1), grid(1, 3), grid(2, 2), grid(2, 3)}) {
        const std::function holds = definition(beside);
        WalkSpace space = WalkSpace::of(beside.size(), 3);
        EXPECT_EQ(walk_in(space, PairedValues(beside, kFirst, kSecond), holds, Strength::Checking), "");
        space.scope.back() = space.scope.front();
        EXPECT_EQ(walk_in(space, PairedValues(beside, kFirst, kSecond), holds, Strength::Checking), "");
    }
}

TEST(PairedValues, IsGacIfThePositionsOfOneValueAreKnown) {
    const PositionsBeside beside = grid(3, 3);
    for (const std::vector<std::size_t>& known :
         {std::vector<std::size_t>{1, 3, 5, 7}, {4}, {0, 1}, {0, 2, 4}, {3, 4, 5}, {0, 1, 2, 4}, {}}) {
        WalkSpace space = WalkSpace::of(beside.size(), 2);
        for (const std::size_t position : known) space.variables[position] = {DomainKind::Bits, 2, 2};
        EXPECT_EQ(walk_in(space, PairedValues(beside, kFirst, kSecond), definition(beside), Strength::Gac),
                  "");
    }
}

}  // namespace
}  // namespace sator::tests
