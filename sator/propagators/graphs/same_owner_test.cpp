#include "sator/propagators/graphs/same_owner.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Owner = SameOwner::Owner;

/// Two cells with the values 0 and 1, and the truth values of their owners.
std::string share_fault(const std::vector<Owner>& owners, std::size_t truths) {
    WalkSpace space = WalkSpace::of(2, 2);
    for (std::size_t i = 0; i < truths; ++i) {
        space.scope.push_back(space.variables.size());
        space.variables.push_back({DomainKind::Interval, 0, 1});
    }
    const auto holds = [owners](std::span<const Value> values) {
        const auto has = [&](std::uint32_t truth) { return truth != 0 && values[truth] == 1; };
        bool is_shared = false;
        for (const Owner& owner : owners) {
            const bool first = has(owner.of_first), second = has(owner.of_second);
            if (first && values[1] == 1 && !second) return false;
            if (second && values[0] == 1 && !first) return false;
            is_shared = is_shared || (first && second);
        }
        return values[0] == 0 || values[1] == 0 || is_shared;
    };
    return walk_in(space, SameOwner({0b10}, owners), holds, Strength::Checking);
}

TEST(SameOwner, AgreesWithItsDefinition) {
    EXPECT_EQ(share_fault({}, 0), "");
    EXPECT_EQ(share_fault({{2, 3}}, 2), "");
    EXPECT_EQ(share_fault({{2, 0}, {0, 3}}, 2), "");
    EXPECT_EQ(share_fault({{2, 4}, {3, 5}}, 4), "");
    EXPECT_EQ(share_fault({{2, 4}, {3, 0}, {0, 5}}, 4), "");
}

}  // namespace
}  // namespace sator::tests
