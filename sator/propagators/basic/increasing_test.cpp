#include "sator/propagators/basic/increasing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Increasing, IsGac) {
    const auto not_descending = [](std::span<const Value> v) { return std::ranges::is_sorted(v); };
    const auto ascending = [](std::span<const Value> v) {
        return std::ranges::adjacent_find(v, std::greater_equal()) == v.end();
    };
    for (const std::size_t positions : {1, 2, 4}) {
        EXPECT_EQ(walk(positions, 5, Increasing(Strictness::NonStrict), not_descending, Strength::Gac, 100),
                  "");
        EXPECT_EQ(walk(positions, 5, Increasing(Strictness::Strict), ascending, Strength::Gac, 100), "");
    }
    EXPECT_EQ(walk(3, 2, Increasing(Strictness::Strict), ascending, Strength::Gac), "")
        << "too many positions";
    EXPECT_EQ(walk(2, 66, Increasing(Strictness::Strict), ascending, Strength::Gac, 20), "");
}

}  // namespace
}  // namespace sator::tests
