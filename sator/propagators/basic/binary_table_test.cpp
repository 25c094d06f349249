#include "sator/propagators/basic/binary_table.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_pairs(std::size_t values, const std::function<bool(Value, Value)>& fits,
                       std::size_t rounds) {
    const BinaryTable compatible(std::make_shared<const BinaryRelation>(values, words_for(values), fits));
    return walk(
        2, values, compatible, [&](std::span<const Value> v) { return fits(v[0], v[1]); }, Strength::Gac,
        rounds);
}

TEST(BinaryTable, IsGac) {
    EXPECT_EQ(walk_pairs(
                  6, [](Value a, Value b) { return std::abs(a - b) == 2; }, 200),
              "");
    EXPECT_EQ(walk_pairs(
                  6, [](Value a, Value b) { return a == 2 * b; }, 200),
              "");
    EXPECT_EQ(walk_pairs(
                  4, [](Value a, Value b) { return a != b; }, 200),
              "");
    EXPECT_EQ(walk_pairs(
                  3, [](Value, Value) { return false; }, 20),
              "");
    EXPECT_EQ(walk_pairs(
                  70, [](Value a, Value b) { return std::abs(a - b) == 7; }, 10),
              "");
}

}  // namespace
}  // namespace sator::tests
