#include "sator/render/picture/draw_decorations.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/picture/svg.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Picture decorated(const std::string& decorations) {
    Resources files;
    const auto read = sator::read_puzzles("layout 3x1\nrange 1..2\n" + decorations, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    return read[0] ? puzzle_picture(*read[0]) : Picture();
}

/// Returns the shapes of a look that have a colour, or that have none.
std::size_t count_of(const Picture& picture, Look look, bool is_coloured) {
    return static_cast<std::size_t>(std::ranges::count_if(picture.shapes, [&](const Shape& shape) {
        return shape.look == look && shape.colour.empty() != is_coloured;
    }));
}

TEST(Decorations, AreDrawnInTheirColours) {
    const Picture picture = decorated(
        "line blue at R1C1..R1C3\nshade at R1C1 R1C2\nborder red at R1C2\ncircle green at R1C1 R1C3\n"
        "text purple \"go\" at R1C1\n");
    EXPECT_EQ(count_of(picture, Look::Thermometer, true), 1u);
    EXPECT_EQ(count_of(picture, Look::Shade, false), 2u);
    EXPECT_EQ(count_of(picture, Look::Thick, true), 1u);
    EXPECT_EQ(count_of(picture, Look::Circle, true), 2u);
    const std::string svg = to_svg(picture);
    EXPECT_TRUE(svg.contains("<g class=\"thermometer\" style=\"stroke:#4a86d8\">\n<path")) << svg;
    EXPECT_TRUE(svg.contains("<g class=\"sign\" style=\"fill:#9063cd\">\n<text")) << svg;
    EXPECT_TRUE(svg.contains(">go</text>")) << svg;
}

TEST(Decorations, MeanNothing) {
    EXPECT_EQ(count_of(decorated(""), Look::Note, false),
              count_of(decorated("shade at R1C1\n"), Look::Note, false));
}

}  // namespace
}  // namespace sator::tests
