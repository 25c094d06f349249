#include "sator/propagators/graphs/one_owner.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// One cell with the values 0, 1 and 2, of which `lit` are on, and its owners.
std::string owner_fault(std::size_t owners, Word lit) {
    WalkSpace space = WalkSpace::of(1, 3);
    for (std::size_t i = 0; i < owners; ++i) {
        space.scope.push_back(space.variables.size());
        space.variables.push_back({DomainKind::Interval, 0, 1});
    }
    const auto holds = [lit](std::span<const Value> values) {
        const auto known = std::ranges::count(values.subspan(1), Value{1});
        return known == static_cast<std::ptrdiff_t>((lit >> values[0]) & 1U);
    };
    return walk_in(space, OneOwner({lit}), holds, Strength::Gac);
}

TEST(OneOwner, AgreesWithItsDefinition) {
    for (std::size_t owners = 0; owners < 5; ++owners) {
        EXPECT_EQ(owner_fault(owners, 0b010), "") << owners;
        EXPECT_EQ(owner_fault(owners, 0b001), "") << owners;
        EXPECT_EQ(owner_fault(owners, 0b110), "") << owners;
    }
}

}  // namespace
}  // namespace sator::tests
