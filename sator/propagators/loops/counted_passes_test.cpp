#include "sator/propagators/loops/counted_passes.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kOnLine = 1;

bool passes_hold(const PassDemand& demand, std::span<const Value> values) {
    std::uint32_t counted = 0;
    for (const auto& arms : demand.points) {
        std::array<bool, 4> is_lit{};
        for (std::size_t i = 0; i < 4; ++i) is_lit[i] = arms[i] && values[*arms[i]] == kOnLine;
        const auto lit = is_lit[0] + is_lit[1] + is_lit[2] + is_lit[3];
        const bool crosses = lit == 4 && demand.may_cross;
        if (lit != 0 && lit != 2 && !(lit == 1 && demand.may_end) && !crosses) return false;
        const Pass pass = lit == 0                                               ? Pass::None
                          : lit == 1                                             ? Pass::End
                          : (is_lit[0] && is_lit[1]) || (is_lit[2] && is_lit[3]) ? Pass::Straight
                                                                                 : Pass::Turn;
        counted += (static_cast<unsigned>(pass) & demand.counted) != 0 ? 1 : 0;
    }
    if (demand.are_alike) return counted == 0 || counted == demand.points.size();
    return demand.least <= counted && counted <= demand.most;
}

TEST(CountedPasses, AgreesWithItsDefinition) {
    std::mt19937 random(7);
    for (int round = 0; round < 150; ++round) {
        const auto positions = static_cast<std::uint32_t>(2 + random() % 7);
        PassDemand demand;
        demand.counted = static_cast<std::uint8_t>(1 + random() % 15);
        demand.least = random() % 3;
        demand.most = demand.least + random() % 2;
        demand.are_alike = random() % 3 == 0;
        demand.may_end = random() % 2 == 0;
        demand.may_cross = random() % 4 == 0;
        for (std::size_t i = 0; i < 1 + random() % 3; ++i) {
            PassDemand::Arms arms;
            const auto first = static_cast<std::uint32_t>(random() % positions);
            for (std::uint32_t arm = 0; arm < std::min(4U, positions); ++arm) {
                if (random() % 5 != 0) arms[arm] = (first + arm) % positions;
            }
            demand.points.push_back(arms);
        }
        EXPECT_EQ(walk(
                      positions, round % 4 == 0 ? 3 : 2, CountedPasses(demand, {Word{1} << kOnLine}),
                      [&](std::span<const Value> chosen) { return passes_hold(demand, chosen); },
                      Strength::Checking, 80),
                  "")
            << round;
    }
}

}  // namespace
}  // namespace sator::tests
