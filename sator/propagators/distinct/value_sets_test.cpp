#include "sator/propagators/distinct/value_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// What ValueSets means, said once more.
struct Family {
    std::size_t inside;
    std::vector<Word> sets, sees;
    std::vector<ValueSets::Rest> rests;

    bool holds(std::span<const Value> v) const {
        Word set = 0;
        for (std::size_t i = 0; i < inside; ++i) set |= Word{1} << v[i];
        if (std::ranges::find(sets, set) == sets.end()) return false;
        for (std::size_t o = 0; o < sees.size(); ++o) {
            for (std::size_t i = 0; i < inside; ++i) {
                if ((sees[o] >> i & 1) != 0 && v[inside + o] == v[i]) return false;
            }
        }
        return std::ranges::all_of(rests, [&](const ValueSets::Rest& rest) {
            Word taken = 0;
            for (const std::uint32_t p : rest.positions) taken |= Word{1} << v[p];
            return taken == (rest.values & ~set);
        });
    }

    std::string fault(std::size_t positions, std::size_t values) const {
        const ValueSets propagator(inside, sets, sees, rests);
        return walk(
            positions, values, propagator, [this](std::span<const Value> v) { return holds(v); },
            Strength::Checking, 200);
    }
};

TEST(ValueSets, IsSoundAndChecks) {
    EXPECT_EQ((Family{1, {1, 4}, {}, {}}.fault(1, 3)), "");
    EXPECT_EQ((Family{2, {0b0011, 0b0110, 0b1100}, {}, {}}.fault(2, 4)), "") << "a renban line";
    EXPECT_EQ((Family{2, {0b00110, 0b01001}, {0b11, 0b01, 0b10}, {}}.fault(5, 5)), "") << "cells that see it";
    EXPECT_EQ((Family{3, {0b01011, 0b00111}, {0b111, 0b110}, {}}.fault(5, 5)), "");
    EXPECT_EQ((Family{2, {0b0011, 0b0110}, {0b11, 0b11}, {{{2, 3}, 0b1111}}}.fault(4, 4)), "") << "a rest";
    EXPECT_EQ((Family{2, {}, {0b11}, {}}.fault(3, 3)), "") << "no set";
}

}  // namespace
}  // namespace sator::tests
