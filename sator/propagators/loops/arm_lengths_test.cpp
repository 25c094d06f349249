#include "sator/propagators/loops/arm_lengths.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kOnLine = 1;

/// Measures the four arms, and asks the demand about the two that are not empty.
bool arms_hold(const ArmLengths::Rays& rays, const ArmDemand& demand, std::span<const Value> values) {
    std::vector<std::pair<std::size_t, std::uint32_t>> arms;
    std::size_t first = 0;
    for (std::size_t ray = 0; ray < rays.size(); first += rays[ray++]) {
        std::uint32_t length = 0;
        while (length < rays[ray] && values[first + length] == kOnLine) ++length;
        if (length > 0) arms.emplace_back(ray, length);
    }
    if (arms.empty()) return demand.may_be_empty;
    if (arms.size() != 2) return false;
    return demand.allows(arms[0].first / 2 == arms[1].first / 2, arms[0].second, arms[1].second);
}

TEST(ArmLengths, IsGac) {
    using Compared = ArmDemand::Compared;
    const std::vector<ArmDemand> demands = {
        {},
        {.may_be_empty = true, .may_be_straight = false},
        {.may_be_straight = false, .segment = {2}},
        {.may_turn = false, .shorter = {0, 1}},
        {.may_be_empty = true, .segment = {2, 2}},
        {.total = {3, 4}},
        {.compared = Compared::Equal},
        {.may_turn = false, .total = {2, 3}, .compared = Compared::Different},
    };
    for (const ArmLengths::Rays rays : {ArmLengths::Rays{2, 2, 2, 2},
                                        {3, 1, 0, 2},
                                        {0, 3, 0, 3},
                                        {0, 0, 4, 4},
                                        {1, 1, 1, 1},
                                        {0, 0, 0, 2}}) {
        for (std::size_t i = 0; i < demands.size(); ++i) {
            EXPECT_EQ(walk(
                          rays[0] + rays[1] + rays[2] + rays[3], i % 2 == 0 ? 2 : 3,
                          ArmLengths({Word{1} << kOnLine}, rays, demands[i]),
                          [&](std::span<const Value> values) { return arms_hold(rays, demands[i], values); },
                          Strength::Gac, 60),
                      "")
                << "demand " << i;
        }
    }
}

/// Rays cut after `reach` positions say the same.
TEST(ArmLengths, ReachIsEnough) {
    const std::vector<ArmDemand> demands = {{.may_be_straight = false, .segment = {2}},
                                            {.may_turn = false, .shorter = {0, 1}},
                                            {.segment = {2, 3}},
                                            {.total = {3, 4}},
                                            {}};
    for (const ArmDemand& demand : demands) {
        const std::uint32_t reach = demand.reach();
        for (std::uint32_t a = 1; a <= 8; ++a) {
            for (std::uint32_t b = 1; b <= 8; ++b) {
                for (const bool is_straight : {false, true})
                    EXPECT_EQ(demand.allows(is_straight, a, b),
                              demand.allows(is_straight, std::min(a, reach), std::min(b, reach)));
            }
        }
    }
}

}  // namespace
}  // namespace sator::tests
