#include "sator/propagators/arithmetic/magic_sequence.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_counts(std::size_t positions, const std::vector<std::int64_t>& table) {
    const ValueNumbers numbers = ValueNumbers::of_cell(table);
    std::vector<Value> value_of;
    for (std::size_t k = 0; k < positions; ++k) {
        const auto at = std::ranges::find(table, static_cast<std::int64_t>(k));
        value_of.push_back(at == table.end() ? -1 : at - table.begin());
    }
    const auto holds = [&](std::span<const Value> v) {
        for (std::size_t k = 0; k < v.size(); ++k) {
            const auto count = std::ranges::count_if(
                v, [&](Value value) { return numbers[value] == static_cast<std::int64_t>(k); });
            if (numbers[v[k]] != count) return false;
        }
        return true;
    };
    return walk(positions, table.size(), MagicSequence(numbers, value_of), holds, Strength::Checking, 150);
}

TEST(MagicSequence, ChecksCounts) {
    EXPECT_EQ(walk_counts(1, {0, 1}), "");
    EXPECT_EQ(walk_counts(4, {0, 1, 2, 3, 4}), "");
    EXPECT_EQ(walk_counts(5, {0, 1, 2}), "");
    EXPECT_EQ(walk_counts(4, {-1, 0, 2, 3}), "");
}

}  // namespace
}  // namespace sator::tests
