#include "sator/propagators/counts/seen_cells.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kWall = 1;

ConstraintDefinition definition(std::vector<std::uint32_t> lengths, std::uint32_t least, std::uint32_t most) {
    return [=](std::span<const Value> values) {
        std::uint32_t seen = 0, first = 0;
        for (const std::uint32_t length : lengths) {
            for (std::uint32_t i = first; i < first + length && values[i] != kWall; ++i) ++seen;
            first += length;
        }
        return seen >= least && seen <= most;
    };
}

TEST(SeenCells, AgreesWithItsDefinition) {
    struct Sample {
        std::vector<std::uint32_t> lengths;
        std::uint32_t least, most;
    };
    for (const Sample& sample : {Sample{{3}, 2, 2},
                                 {{0, 3}, 1, 2},
                                 {{2, 2}, 3, 3},
                                 {{2, 2}, 0, 1},
                                 {{1, 2, 3}, 4, 4},
                                 {{2, 1, 2, 2}, 3, 5},
                                 {{2, 2, 2, 2}, 8, 8},
                                 {{2, 2, 2}, 7, 9}}) {
        std::size_t positions = 0;
        for (const std::uint32_t length : sample.lengths) positions += length;
        const SeenCells propagator(sample.lengths, {Word{1} << kWall}, sample.least, sample.most);
        const auto holds = definition(sample.lengths, sample.least, sample.most);
        EXPECT_EQ(walk(positions, 2, propagator, holds, Strength::Gac), "") << sample.least;
        if (positions > 6) continue;
        EXPECT_EQ(walk(positions, 3, propagator, holds, Strength::Gac), "") << sample.least;
    }
}

}  // namespace
}  // namespace sator::tests
