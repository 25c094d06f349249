#include "sator/propagators/loops/two_sides.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Tries all ways to put the faces on two sides.
bool has_sides(const LineGraph& faces, std::span<const Value> values) {
    for (std::uint32_t sides = 0; sides < 1U << faces.vertex_count(); ++sides) {
        bool is_good = true;
        for (std::uint32_t line = 0; line < values.size() && is_good; ++line) {
            const auto [a, b] = faces.ends(line);
            is_good = ((sides >> a ^ sides >> b) & 1U) == (values[line] == 1 ? 1 : 0);
        }
        if (is_good) return true;
    }
    return false;
}

std::string sides_walk(const LineGraph& faces, std::size_t values, std::size_t rounds) {
    const std::vector<std::vector<Word>> lit(faces.line_count(), {Word{1} << 1});
    return walk(
        faces.line_count(), values, TwoSides(faces, lit),
        [&](std::span<const Value> chosen) { return has_sides(faces, chosen); }, Strength::Gac, rounds);
}

TEST(TwoSides, IsGac) {
    EXPECT_EQ(sides_walk({5, grid_faces(3, 3)}, 2, 100), "");
    EXPECT_EQ(sides_walk({3, grid_faces(2, 3)}, 3, 200), "");
    EXPECT_EQ(sides_walk({3, LineEnds{{0, 1}, {1, 1}, {1, 2}, {0, 0}, {2, 0}}}, 2, 100), "") << "one face";
    std::mt19937 random(3);
    for (int round = 0; round < 60; ++round) {
        const auto faces = static_cast<std::uint32_t>(2 + random() % 5);
        EXPECT_EQ(sides_walk(random_lines(faces, 1 + random() % 9, random), 2, 80), "") << round;
    }
}

}  // namespace
}  // namespace sator::tests
