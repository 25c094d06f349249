#include "sator/render/puzzle_drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/formats/format.hpp"

namespace sator {
namespace {

Picture drawn(const std::string& text) {
    Resources files;
    const auto read = sator::read(text, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    return read[0] ? puzzle_picture(*read[0]) : Picture();
}

template <class Form>
std::vector<Form> forms(const Picture& picture, Look look) {
    std::vector<Form> found;
    for (const Shape& shape : picture.shapes) {
        if (shape.look == look) found.push_back(std::get<Form>(shape.form));
    }
    return found;
}

bool has_note(const Picture& picture, const std::string& text) {
    return std::ranges::any_of(forms<Label>(picture, Look::Note),
                               [&](const Label& label) { return label.text == text; });
}

/// Which way each arrow points: "←↑".
std::string arrows(const Picture& picture) {
    std::string ways;
    for (const Outline& arrow : forms<Outline>(picture, Look::ArrowHead)) {
        const Point way = direction(arrow.parts[0][1] - arrow.parts[0][0]);
        ways += way.x < -0.5 ? "←" : way.x > 0.5 ? "→" : way.y < 0 ? "↑" : "↓";
    }
    return ways;
}

constexpr const char* kArrowLegend = "An arrow shows which way its clue reads.";

TEST(PuzzlePicture, CluesThatReadBackwardsHaveArrows) {
    const Picture picture = drawn("regexes\nleft /AB/, /.B/\nright /BA/, -\ntop /A./, -\nbottom -, /BB/\n");
    EXPECT_EQ(arrows(picture), "←↑");
    EXPECT_TRUE(has_note(picture, kArrowLegend));
}

TEST(PuzzlePicture, BothDirectionsOnOneSideHaveArrows) {
    const Picture picture = drawn("layout 2x1\nregexes\nrows /AB/ & /A./\nregexes\nright /BA/\n");
    EXPECT_EQ(arrows(picture), "→←");
}

TEST(PuzzlePicture, CluesThatReadAsExpectedHaveNone) {
    const Picture picture = drawn("regexes\nrows /AB/ & /A./\ncolumns /A/ & /./, /B/\n");
    EXPECT_EQ(arrows(picture), "");
    EXPECT_FALSE(has_note(picture, kArrowLegend));
}

}  // namespace
}  // namespace sator
