#include "sator/propagators/basic/satisfies.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool has_odd_sum(std::span<const Value> values) {
    Value sum = 0;
    for (const Value v : values) sum += v;
    return sum % 2 == 1;
}

TEST(Satisfies, IsGacIfThereAreFewCombinations) {
    EXPECT_EQ(walk(3, 6, Satisfies(has_odd_sum), has_odd_sum, Strength::Gac), "");
    EXPECT_EQ(walk(1, 3, Satisfies(has_odd_sum), has_odd_sum, Strength::Gac), "");
}

TEST(Satisfies, ChecksIfThereAreMany) {
    EXPECT_EQ(walk(6, 5, Satisfies(has_odd_sum), has_odd_sum, Strength::Checking), "");
}

}  // namespace
}  // namespace sator::tests
