#include "sator/propagators/divisions/placed_region.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kEdgeValues = 3;
const std::vector<Word> kBorders{0b110};  // 1 and 2 are borders

bool is_border(Value value) {
    return value > 0;
}

WalkSpace edges_and_placements(std::size_t edges, std::size_t placements) {
    WalkSpace space = WalkSpace::of(edges, kEdgeValues);
    for (std::size_t i = 0; i < placements; ++i) {
        space.scope.push_back(space.variables.size());
        space.variables.push_back({.kind = DomainKind::Interval, .least = 0, .greatest = 1});
    }
    return space;
}

TEST(PlacedRegion, AgreesWithItsDefinition) {
    for (const std::size_t inside : {0U, 1U, 2U, 4U}) {
        const auto holds = [&](std::span<const Value> values) {
            if (values.back() == 0) return true;
            for (std::size_t i = 0; i + 1 < values.size(); ++i) {
                if (is_border(values[i]) != (i >= inside)) return false;
            }
            return true;
        };
        EXPECT_EQ(walk_in(edges_and_placements(4, 1), PlacedRegion(kBorders, inside), holds, Strength::Gac),
                  "");
    }
}

TEST(BorderOfPlacements, AgreesWithItsDefinition) {
    for (const std::size_t inside : {0U, 1U, 3U, 4U}) {
        const auto holds = [&](std::span<const Value> values) {
            const auto both = values.subspan(1, inside), one = values.subspan(1 + inside);
            const auto needed = is_border(values[0]) ? one : both;
            return std::ranges::find(needed, 1) != needed.end();
        };
        EXPECT_EQ(
            walk_in(edges_and_placements(1, 4), BorderOfPlacements(kBorders, inside), holds, Strength::Gac),
            "");
    }
}

}  // namespace
}  // namespace sator::tests
