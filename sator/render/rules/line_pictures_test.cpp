// The pictures of the lines of sudokus, and of rules that have no decorator of their own.

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr double kSide = 48;

/// Returns a 4 × 4 puzzle with these statements.
Puzzle puzzle_with(const std::string& statements) {
    Resources files;
    auto read = sator::read_puzzles("layout 4x4\nrange 1..6\n" + statements, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value()) << statements;
    return read[0] ? std::move(*read[0]) : Puzzle();
}

Sketch sketch_with(const Puzzle& puzzle) {
    LimitWatch unlimited;
    return sketch_of(puzzle, kSide, unlimited);
}

std::size_t count(const Sketch& sketch, Look look) {
    return static_cast<std::size_t>(std::ranges::count(sketch.shapes, look, &Shape::look));
}

/// Returns all small texts, in the order in which they are drawn.
std::string marks(const Sketch& sketch) {
    std::string all;
    for (const Shape& shape : sketch.shapes) {
        if (shape.look == Look::Small) all += std::get<Label>(shape.form).text + " ";
    }
    return all;
}

using Lines = std::vector<std::string>;

TEST(LinePictures, HaveTheColoursThatSettersUse) {
    const Puzzle puzzle = puzzle_with("rule whispers 3 at R1C1 R2C2 R2C3; R4C1..R4C3\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(count(sketch, Look::GreenLine), 2U);
    EXPECT_EQ(sketch.legend, Lines{"Green line: neighbouring values differ by at least 3."});
    EXPECT_EQ(sketch.undrawn.size(), 0U);
    EXPECT_EQ(marks(sketch), "") << "no other kind of line";
}

TEST(LinePictures, AreMarkedWithLettersIfThereAreSeveralKinds) {
    const Puzzle puzzle = puzzle_with(
        "rule dutch_whispers at R1C1..R1C3\nrule dutch_whispers 2 at R2C1..R2C3\nrule entropic_line at "
        "R3C1..R3C3\n"
        "rule lockout at R4C1..R4C3\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(marks(sketch), "D D2 E ") << "diamonds are mark enough";
    EXPECT_EQ(
        sketch.legend,
        (Lines{"Orange line with D: neighbouring values differ by at least 4.",
               "Orange line with D2: neighbouring values differ by at least 2.",
               "Orange line with E: any three consecutive values are a low, a middle and a high one.",
               "Blue line: the values between the diamonds are outside the range of those in the diamonds, "
               "which differ by at least 4."}));
}

TEST(LinePictures, LeaveWhatIsNoLineToTheNotes) {
    const Puzzle apart = puzzle_with("rule renban at R1C1 R1C3 R3C3\n");
    EXPECT_EQ(sketch_with(apart).undrawn.size(), 1U) << "cells that do not touch";
    const Puzzle rows = puzzle_with("rule renban at rows\n");
    EXPECT_EQ(sketch_with(rows).undrawn.size(), 1U) << "every row";
    const Puzzle divided = puzzle_with("rule region_sum_line at R1C1: R1C2 R1C3\n");
    EXPECT_EQ(sketch_with(divided).undrawn.size(), 1U) << "the picture does not show the ':'";
    EXPECT_EQ(count(sketch_with(divided), Look::BlueLine), 1U);
}

TEST(LinePictures, KnowTheAliasesOfRules) {
    const Puzzle puzzle = puzzle_with("rule thermometer at R1C1..R1C3\nrule between_line at R3C1..R3C3\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(count(sketch, Look::Bulb), 1U);
    EXPECT_EQ(count(sketch, Look::Circle), 2U);
    EXPECT_EQ(sketch.undrawn.size(), 0U);
}

TEST(LinePictures, SlowThermometersHaveAnOpenBulb) {
    const Puzzle puzzle =
        puzzle_with("rule slow_thermometer at R1C1..R1C3\nrule strict_order at R3C1..R3C3\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(count(sketch, Look::Bulb), 2U);
    EXPECT_EQ(count(sketch, Look::OpenBulb), 1U);
    EXPECT_EQ(sketch.legend.size(), 2U);
}

TEST(LinePictures, ThermometersToFillHaveTwoValues) {
    const Puzzle digits = puzzle_with("rule in_reverse_order at R1C1..R1C3\n");
    EXPECT_EQ(count(sketch_with(digits), Look::Thermometer), 0U) << "the cells hold more than two values";
    const Puzzle filled = puzzle_with("range 1 2\nrule in_reverse_order at R1C1..R1C3\n");
    const Sketch sketch = sketch_with(filled);
    EXPECT_EQ(count(sketch, Look::Thermometer), 1U);
    EXPECT_EQ(count(sketch, Look::Bulb), 1U);
    EXPECT_EQ(sketch.legend, Lines{"A thermometer is filled with 2 from its bulb on."});
    EXPECT_EQ(sketch.undrawn.size(), 0U);
}

TEST(LinePictures, ArrowsHaveACircleAndAHeadForEachShaft) {
    const Puzzle puzzle = puzzle_with("rule arrow at R2C2: R1C3 R1C4: R3C2 R4C2\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(count(sketch, Look::Circle), 1U);
    EXPECT_EQ(count(sketch, Look::Line), 2U);
    EXPECT_EQ(sketch.legend, Lines{"The value in an arrow's circle is the sum of those along its shaft."});
    EXPECT_EQ(sketch.undrawn.size(), 0U);
    const Puzzle broken = puzzle_with("rule arrow at R2C2: R1C4 R2C4\n");
    EXPECT_EQ(sketch_with(broken).undrawn.size(), 1U) << "the shaft does not touch the circle";
}

TEST(LinePictures, PillsHaveOneOutlineIfTheyAreStraight) {
    const auto outlines = [](const std::string& places) {
        const Puzzle puzzle = puzzle_with("rule pill_arrow at " + places + "\n");
        const Sketch sketch = sketch_with(puzzle);
        EXPECT_EQ(sketch.undrawn.size(), 0U) << places;
        return count(sketch, Look::Circle);
    };
    EXPECT_EQ(outlines("R1C1 R1C2: R2C3 R2C4"), 1U);
    EXPECT_EQ(outlines("R1C1 R1C2 R1C3: R1C4 R2C4"), 1U);
    EXPECT_EQ(outlines("R1C1 R1C2 R2C2: R3C2 R4C2"), 2U) << "with a bend";
    EXPECT_EQ(outlines("R1C1 R1C2 R2C3 R2C4"), 1U) << "the pill has two cells if nothing says how many";
}

TEST(LinePictures, ClonesAreShadedWithALetter) {
    const Puzzle puzzle =
        puzzle_with("rule clone at R1C1 R1C2: R4C3 R4C4\nrule clone at R2C1 R3C1: R2C3 R3C3\n");
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(count(sketch, Look::Shade), 4U);
    EXPECT_EQ(sketch.letters[0], "a");
    EXPECT_EQ(sketch.letters[14], "a");
    EXPECT_EQ(sketch.letters[4], "b");
    const Puzzle turned = puzzle_with("rule clone at R1C1 R1C2: R3C3 R4C3\n");
    EXPECT_EQ(sketch_with(turned).undrawn.size(), 1U) << "the groups have different shapes";
}

/// Returns the sketch of the first row and a rule that the puzzle defines to be drawn like this.
std::pair<std::size_t, Lines> drawn_by_definition(RulePicture picture, Look look) {
    Puzzle puzzle = puzzle_with("rule sum 7 at R1C1 R1C2\n");
    puzzle.rules[0].name = "flat";
    puzzle.definitions.push_back({.name = "flat", .picture = picture});
    const Sketch sketch = sketch_with(puzzle);
    EXPECT_EQ(sketch.undrawn.size(), 1U) << "only the notes know the words of the definition";
    return {count(sketch, look), sketch.legend};
}

TEST(LinePictures, RulesWithoutADecoratorAreDrawnAsTheirRowOrDefinitionSays) {
    EXPECT_EQ(drawn_by_definition(RulePicture::Circle, Look::Circle),
              std::pair(2UL, Lines{"Circle: the rule 'flat'."}));
    EXPECT_EQ(drawn_by_definition(RulePicture::Shade, Look::Shade),
              std::pair(2UL, Lines{"Shaded cell: the rule 'flat'."}));
    EXPECT_EQ(drawn_by_definition(RulePicture::Dot, Look::WhiteDotText),
              std::pair(1UL, Lines{"Dot: the rule 'flat'."}));
    EXPECT_EQ(drawn_by_definition(RulePicture::Cage, Look::Cage),
              std::pair(1UL, Lines{"Cage: the rule 'flat'."}));
    EXPECT_EQ(drawn_by_definition(RulePicture::None, Look::Circle), std::pair(0UL, Lines{}));
    EXPECT_EQ(drawn_by_definition(RulePicture::Line, Look::Circle).second.size(), 1U);
}

TEST(LinePictures, HaveTheNumbersOfACompass) {
    const auto with_edges = [](const std::string& rules) {
        Resources files;
        auto read = sator::read_puzzles("grid 2x2 edges\nrange \".\" \"#\" at edges\n\n" + rules,
                                        "small.sator", files, {});
        EXPECT_TRUE(read.at(0).has_value()) << rules;
        return read[0] ? std::move(*read[0]) : Puzzle();
    };
    const Puzzle compass =
        with_edges("rule region \"#\" right 1 at R1C1\nrule region \"#\" below 0 at R1C1\n");
    EXPECT_EQ(marks(sketch_with(compass)), "1 0 ");
    EXPECT_EQ(sketch_with(compass).undrawn.size(), 0U);
    const Puzzle tall = with_edges("rule region \"#\" tall at R1C1\n");
    EXPECT_EQ(sketch_with(tall).undrawn.size(), 1U);
}

}  // namespace
}  // namespace sator::tests
