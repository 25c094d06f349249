#include "sator/propagators/loops/odd_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(OddLines, IsGac) {
    for (const auto parity : {propagators::LineParity::Even, propagators::LineParity::Odd}) {
        const int rest = parity == propagators::LineParity::Odd ? 1 : 0;
        const auto meaning = [&](std::span<const Value> values) {
            return std::ranges::count(values, Value{1}) % 2 == rest;
        };
        for (const auto& [positions, values] : {std::pair{1, 2}, {2, 3}, {4, 2}, {5, 2}}) {
            EXPECT_EQ(walk(positions, values, propagators::OddLines({Word{1} << 1}, parity), meaning,
                           Strength::Gac),
                      "");
        }
    }
}

}  // namespace
}  // namespace sator::tests
