#include "sator/render/kinds/glyphs.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns twice the area of a closed line, positive if it goes round clockwise.
double doubled_area(const std::vector<Point>& line) {
    double area = 0;
    for (std::size_t i = 0; i < line.size(); ++i) area += cross(line[i], line[(i + 1) % line.size()]);
    return area;
}

TEST(Glyphs, StayInsideTheirCellAndAreFilled) {
    const Point centre{100, 50};
    for (std::size_t i = 0; i <= static_cast<std::size_t>(text::Glyph::Spot); ++i) {
        const Outline glyph = glyph_outline(static_cast<text::Glyph>(i), centre, 10);
        EXPECT_TRUE(glyph.is_closed);
        ASSERT_FALSE(glyph.parts.empty()) << i;
        // The halves of a domino meet at the edge of their cells, and diagonals at their corners.
        const double reach = i < static_cast<std::size_t>(text::Glyph::HalfLeft) ? 4 : 5;
        double area = 0;
        for (const auto& part : glyph.parts) {
            area += doubled_area(part);
            for (const Point point : part) {
                EXPECT_LE(std::abs(point.x - centre.x), reach) << i;
                EXPECT_LE(std::abs(point.y - centre.y), reach) << i;
            }
        }
        EXPECT_GT(std::abs(area), 1) << i;
    }
}

TEST(Glyphs, OfARingHaveAHole) {
    const Outline ring = glyph_outline(text::Glyph::Ring, {0, 0}, 10);
    ASSERT_EQ(ring.parts.size(), 2U);
    EXPECT_LT(doubled_area(ring.parts[0]) * doubled_area(ring.parts[1]), 0);
}

}  // namespace
}  // namespace sator::tests
