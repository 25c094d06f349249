#include "sator/propagators/basic/any_not_all_equal.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string fault(const std::vector<std::uint32_t>& ends, std::size_t values) {
    const auto holds = [&](std::span<const Value> all) {
        for (std::size_t g = 0; g < ends.size(); ++g) {
            for (std::size_t i = g == 0 ? 0 : ends[g - 1]; i < ends[g]; ++i) {
                if (all[i] != all[ends[g] - 1]) return true;
            }
        }
        return false;
    };
    return walk(ends.empty() ? 1 : ends.back(), values, AnyNotAllEqual(ends), holds, Strength::Gac);
}

TEST(AnyNotAllEqual, PrunesTheLastOpenVariable) {
    EXPECT_EQ(fault({2}, 3), "");
    EXPECT_EQ(fault({4}, 2), "");
    EXPECT_EQ(fault({2, 4}, 2), "");
    EXPECT_EQ(fault({2, 4}, 3), "");
    EXPECT_EQ(fault({3, 5}, 2), "");
    EXPECT_EQ(fault({2, 4, 6}, 2), "");
}

TEST(AnyNotAllEqual, FailsWithoutGroups) {
    EXPECT_EQ(fault({}, 2), "");
}

TEST(AnyNotAllEqual, FailsIfAGroupHasOneVariable) {
    EXPECT_EQ(fault({1}, 2), "");
}

}  // namespace
}  // namespace sator::tests
