#include "sator/render/picture/puzzle_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/render/text/text_width.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Picture drawn(const std::string& text) {
    Resources files;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    return read[0] ? puzzle_picture(*read[0]) : Picture();
}

/// Returns the number of statements that the picture leaves to the notes.
std::size_t undrawn_count(const std::string& text) {
    Resources files;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    LimitWatch unlimited;
    return read[0] ? sketch_of(*read[0], 48, unlimited).undrawn.size() : 0;
}

template <class Form>
std::vector<Form> forms(const Picture& picture, Look look) {
    std::vector<Form> found;
    for (const Shape& shape : picture.shapes) {
        if (shape.look == look) found.push_back(std::get<Form>(shape.form));
    }
    return found;
}

/// Returns all lines below the grid as one text.
std::string notes(const Picture& picture) {
    std::string all;
    for (const Label& label : forms<Label>(picture, Look::Note)) {
        if (label.anchor == Anchor::Start) all += (all.empty() ? "" : " ") + label.text;
    }
    return all;
}

/// Returns all texts of this look.
std::string texts(const Picture& picture, Look look) {
    std::string all;
    for (const Label& label : forms<Label>(picture, look)) all += (all.empty() ? "" : " ") + label.text;
    return all;
}

/// Returns the direction of each arrow, e.g. "←↑".
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
    EXPECT_EQ(notes(picture), kArrowLegend);
}

TEST(PuzzlePicture, BothDirectionsOnOneSideHaveArrows) {
    const Picture picture = drawn("layout 2x1\nregexes\nrows /AB/ & /A./\nregexes\nright /BA/\n");
    EXPECT_EQ(arrows(picture), "→←");
}

TEST(PuzzlePicture, AllCluesOfAHexagonHaveArrows) {
    const Picture picture = drawn(
        "regexes alphabet=A-F\nx /FC|CF/ /A?DB|B+/ -\ny /[^AD]A/ - /.E/\nz - /[DEF]*/ & /[^D].*/ /C[AB]/\n");
    const auto found = forms<Outline>(picture, Look::ArrowHead);
    ASSERT_EQ(found.size(), 7U);
    EXPECT_EQ(notes(picture), kArrowLegend);
    std::size_t down = 0, up = 0, level = 0;
    for (const Outline& arrow : found) {
        const Point way = direction(arrow.parts[0][1] - arrow.parts[0][0]);
        EXPECT_TRUE(way.x < 0 || std::abs(way.y) < 1e-6)
            << "rows to the right, X lines down and Z lines up to the left";
        (std::abs(way.y) < 1e-6 ? level : way.y > 0 ? down : up) += 1;
    }
    EXPECT_EQ(level, 2U);
    EXPECT_EQ(down, 2U);
    EXPECT_EQ(up, 3U);
}

TEST(PuzzlePicture, CluesThatReadAsExpectedHaveNone) {
    const Picture picture = drawn("regexes\nrows /AB/ & /A./\ncolumns /A/ & /./, /B/\n");
    EXPECT_EQ(arrows(picture), "");
    EXPECT_EQ(notes(picture), "");
}

constexpr const char* kKakuro = "layout 2x2\nrange 1..9\nclues cage\nrows 4, 5\ncolumns 3, 6\n";

TEST(PuzzlePicture, CagesOfWholeLinesAreNumbersAtTheEdge) {
    EXPECT_EQ(undrawn_count(kKakuro), 0u);
    EXPECT_EQ(notes(drawn(kKakuro)),
              "A number at the edge is the sum of the line's cells, which are all different.");
}

TEST(PuzzlePicture, KindsOfNumbersAtTheEdgeAreMarked) {
    const Picture picture = drawn(
        "layout 2x2\nrange 1..3\nclues sum\nleft 3, -\nclues product\nleft -, 2\nclues visible\nleft -, 1\n");
    EXPECT_EQ(texts(picture, Look::Clue), "3Σ 2× 1▲");
    EXPECT_EQ(
        notes(picture),
        "A number with Σ at the edge is the line's sum. A number with × at the edge is the line's product. "
        "At the edge, with ▲: how many towers are seen from there; a tower hides the lower ones behind it.");
    EXPECT_EQ(texts(drawn("layout 2x2\nrange 1..3\nclues sum\nleft 3, -\n"), Look::Clue), "3");
}

Box box_of(const Outline& outline) {
    Box box;
    for (const auto& part : outline.parts) {
        for (const Point point : part) box.add(point);
    }
    return box;
}

TEST(PuzzlePicture, CagesThatShareCellsHaveDifferentOutlines) {
    const Picture picture = drawn(
        "layout 3x3\nrange 1..9\nrule cage 9\n| a a .\n| a . .\n| . b b\n\nrule cage 8\n| a . .\n| a a .\n| "
        ". . .\n");
    EXPECT_EQ(forms<Outline>(picture, Look::Cage).size(), 2u);
    const auto inner = forms<Outline>(picture, Look::CageOfLongDashes);
    ASSERT_EQ(inner.size(), 1u);
    EXPECT_GT(box_of(inner[0]).low.x, box_of(forms<Outline>(picture, Look::Cage)[0]).low.x);
    const auto numbers = forms<Label>(picture, Look::Small);
    ASSERT_EQ(numbers.size(), 3u);
    EXPECT_GT(numbers[2].at.x, numbers[0].at.x + 8) << "in one corner";
}

TEST(PuzzlePicture, CagesWhoseValuesMayRepeatAreDotted) {
    const char* const sums = "layout 3x3\nrange 1..9\nrule sum 9\n| a a .\n| . . .\n| . . .\n";
    EXPECT_EQ(forms<Outline>(drawn(sums), Look::DottedCage).size(), 0u);
    const Picture both = drawn(std::string(sums) + "\nrule cage 7\n| . . .\n| . . .\n| . a a\n");
    EXPECT_EQ(forms<Outline>(both, Look::DottedCage).size(), 1u);
    EXPECT_EQ(notes(both),
              "The values in a dashed cage are all different and add up to its number. A dotted cage's "
              "number is its sum.");
}

TEST(PuzzlePicture, WordsToFindAndToPlaceHaveSeparateLists) {
    EXPECT_EQ(
        notes(drawn("layout 3x3\nrange A..Z blank\nplace \"ABC\"\nplace \"BE\"\nfind \"BA\"\nfind \"CE\"\n")),
        "To be found, in a straight line in any direction: BA  CE "
        "To be placed once each, in a straight line in any direction: ABC  BE");
}

TEST(PuzzlePicture, LongSymbolsStayInTheirCells) {
    constexpr double kSide = 48;
    const Picture picture =
        drawn("layout 2x1\nrange \"WWWW\" \"Wednesday\"\ninitial\n| \"WWWW\" \"Wednesday\"\n");
    for (const Label& label : forms<Label>(picture, Look::Given))
        EXPECT_LE(sans_width(label.text, label.size * kBoldWidth), kSide * 0.93) << label.text;
    const Picture caged =
        drawn("layout 2x1\nrange -117 -100\nrule sum -123456789\n| a .\n\ninitial\n| -117 .\n");
    for (const Look look : {Look::Given, Look::Small}) {
        const auto labels = forms<Label>(caged, look);
        ASSERT_EQ(labels.size(), 1u);
        EXPECT_LE(sans_width(labels[0].text, labels[0].size), kSide - 8);
    }
}

TEST(PuzzlePicture, CellsOfATypedLayoutDoNotOverlapItsText) {
    const Picture picture = drawn("layout\n| up: *--* * *\n\nrange 1..9\n");
    std::vector<Box> boxes;
    const auto cells = forms<Outline>(picture, Look::Cell);
    for (const auto& corners : cells.at(0).parts) boxes.push_back(box_of({{corners}}));
    ASSERT_EQ(boxes.size(), 4u);
    for (std::size_t i = 1; i < boxes.size(); ++i) EXPECT_LE(boxes[i - 1].high.x, boxes[i].low.x);
    for (const Label& text : forms<Label>(picture, Look::Typed)) {
        const double end = text.at.x + mono_width(text.text, text.size);
        for (const Box& box : boxes)
            EXPECT_TRUE(end <= box.low.x + 0.01 || text.at.x >= box.high.x - 0.01) << text.text;
    }
}

TEST(PuzzlePicture, CluesAreOutsideTheLayoutsLabels) {
    const Picture picture =
        drawn("layout\n|   A B\n| 1 * *\n| 2 * *\n\nrange 1..2\nclues visible\nleft 1, 2\n");
    const auto clues = forms<Label>(picture, Look::Clue), labels = forms<Label>(picture, Look::Sign);
    ASSERT_EQ(clues.size(), 2u);
    for (const Label& clue : clues) {
        for (const Label& label : labels) {
            const bool is_beside = clue.at.y == label.at.y;
            EXPECT_TRUE(!is_beside || clue.at.x < label.at.x - label.size * 0.3) << clue.text << label.text;
        }
    }
}

TEST(PuzzlePicture, AuthorAndSourceAreBelowTheTitle) {
    const Picture picture = drawn("title Small\nauthor Ann\nsource The Daily\nlayout 2x1\nrange A B\n");
    EXPECT_EQ(notes(picture), "Ann, The Daily");
    EXPECT_GT(forms<Label>(picture, Look::Note)[0].at.y, forms<Label>(picture, Look::Title)[0].at.y);
}

TEST(PuzzlePicture, CellsOfTheMessageAreNumbered) {
    const Picture picture = drawn("layout 2x2\nrange A B\nmessage\n| . 2\n| 1 .\n");
    EXPECT_EQ(texts(picture, Look::Small), "2 1");
    EXPECT_EQ(notes(picture),
              "The cells with small numbers below, in their order, spell the hidden message.");
}

TEST(PuzzlePicture, RegionsOfSubsetsAreShaded) {
    for (const std::string rule : {"subset 1..4", "superset 1 2"}) {
        const Picture picture = drawn("layout 3x2\nrange 1..5\nrule " + rule + "\n| a a .\n| a . .\n");
        EXPECT_EQ(forms<Outline>(picture, Look::Shade).size(), 1u) << rule;
    }
}

/// Two sudokus of 4 by 4 that share a box, in one layout. A rule marks each row, column and box of both.
std::string two_sudokus() {
    const std::string layout = "layout\n| ****\n| ****\n| ******\n| ******\n|   ****\n|   ****\n\n";
    return layout +
           "range 1..4\nrule permutation 1..4\n"
           "| aaaa\n| bbbb\n| cccc..\n| dddd..\n|   ....\n|   ....\n\n"
           "| ....\n| ....\n| ..aaaa\n| ..bbbb\n|   cccc\n|   dddd\n\n"
           "| abcd\n| abcd\n| abcd..\n| abcd..\n|   ....\n|   ....\n\n"
           "| ....\n| ....\n| ..abcd\n| ..abcd\n|   abcd\n|   abcd\n\n"
           "| aabb\n| aabb\n| ccddee\n| ccddee\n|   ffgg\n|   ffgg\n";
}

TEST(PuzzlePicture, BoxesOfOverlappingSudokusAreFramed) {
    Resources files;
    const auto read = sator::read_puzzles(two_sudokus(), "small.sator", files, {});
    ASSERT_TRUE(read.at(0).has_value()) << to_text(read[0].error());
    LimitWatch unlimited;
    const Sketch sketch = sketch_of(*read[0], 48, unlimited);
    ASSERT_EQ(sketch.region_of.size(), 28U);
    const auto region = [&](std::int32_t row, std::int32_t column) {
        return sketch.region_of[sketch.board.find({row, column})->index()];
    };
    for (std::int32_t row = 0; row < 6; row += 2) {
        for (std::int32_t column = 0; column < 6; column += 2) {
            if (!sketch.board.find({row, column})) continue;
            EXPECT_EQ(region(row, column), region(row + 1, column + 1));
            EXPECT_EQ(region(row, column + 1), region(row + 1, column));
            const bool has_right = sketch.board.find({row, column + 2}).has_value();
            const bool has_below = sketch.board.find({row + 2, column}).has_value();
            EXPECT_TRUE(!has_right || region(row, column) != region(row, column + 2));
            EXPECT_TRUE(!has_below || region(row, column) != region(row + 2, column));
        }
    }
}

}  // namespace
}  // namespace sator::tests
