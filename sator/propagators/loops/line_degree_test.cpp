#include "sator/propagators/loops/line_degree.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kDrawn = 1, kSwitchedOn = 0;

std::size_t drawn_lines(std::span<const Value> lines) {
    return static_cast<std::size_t>(std::ranges::count(lines, kDrawn));
}

TEST(LineDegree, IsGac) {
    for (const Degrees degrees : {Degrees{0, 2}, Degrees{2}, Degrees{1, 2}, Degrees{0, 2, 4}, Degrees{}}) {
        for (std::size_t lines = 1; lines <= 5; ++lines) {
            const auto holds = [&](std::span<const Value> chosen) {
                return degrees.contains(drawn_lines(chosen));
            };
            EXPECT_EQ(walk(lines, 2, LineDegree({Word{1} << kDrawn}, degrees), holds, Strength::Gac), "");
            EXPECT_EQ(walk(lines, 3, LineDegree({Word{1} << kDrawn}, degrees), holds, Strength::Gac), "");
        }
    }
}

TEST(LineDegree, IsGacWithASwitch) {
    for (const Degrees switched : {Degrees{0}, Degrees{1}, Degrees{0, 2}}) {
        const LineDegree propagator({Word{1} << kDrawn}, {2},
                                    LineDegree::Switch{{Word{1} << kSwitchedOn}, switched});
        for (std::size_t lines = 1; lines <= 4; ++lines) {
            EXPECT_EQ(walk(
                          lines + 1, 3, propagator,
                          [&](std::span<const Value> chosen) {
                              const std::size_t drawn = drawn_lines(chosen.first(lines));
                              return chosen.back() == kSwitchedOn ? switched.contains(drawn) : drawn == 2;
                          },
                          Strength::Gac),
                      "");
        }
    }
}

}  // namespace
}  // namespace sator::tests
