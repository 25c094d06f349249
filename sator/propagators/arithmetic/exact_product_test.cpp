#include "sator/propagators/arithmetic/exact_product.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ExactProduct, ChecksProducts) {
    const std::vector<std::int64_t> factors{-2, 0, 1, 2, 3, 4, 6};
    const auto is_product = [&](std::int64_t target) {
        return [&factors, target](std::span<const Value> values) {
            std::int64_t product = 1;
            for (const Value v : values) product *= factors[static_cast<std::size_t>(v)];
            return product == target;
        };
    };
    EXPECT_EQ(walk(1, 7, ExactProduct(factors, 3), is_product(3), Strength::Gac), "");
    EXPECT_EQ(walk(2, 7, ExactProduct(factors, 12), is_product(12), Strength::Gac), "");
    EXPECT_EQ(walk(2, 7, ExactProduct(factors, -6), is_product(-6), Strength::Gac), "");
    EXPECT_EQ(walk(3, 7, ExactProduct(factors, 24), is_product(24), Strength::Checking), "");
    EXPECT_EQ(walk(4, 7, ExactProduct(factors, -12), is_product(-12), Strength::Checking, 100), "");
}

}  // namespace
}  // namespace sator::tests
