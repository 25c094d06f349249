// Pictures of puzzles as magazines print them, after what the texts of their kinds say.
#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle read(const std::string& text) {
    Resources files;
    ReadResult found = read_puzzles(text, "small.sator", files, {});
    EXPECT_TRUE(found.at(0).has_value());
    return std::move(*found[0]);
}

/// Returns the texts of this look.
std::string texts(const Picture& picture, Look look) {
    std::string all;
    for (const Shape& shape : picture.shapes) {
        const auto* label = std::get_if<Label>(&shape.form);
        if (shape.look == look && label != nullptr) all += (all.empty() ? "" : " ") + label->text;
    }
    return all;
}

/// Returns the number of outlines of this look, each part counted.
std::size_t parts(const Picture& picture, Look look) {
    std::size_t count = 0;
    for (const Shape& shape : picture.shapes) {
        const auto* outline = std::get_if<Outline>(&shape.form);
        if (shape.look == look && outline != nullptr) count += outline->parts.size();
    }
    return count;
}

TEST(KindPictures, OfAkariHaveWhiteNumbersInBlackCells) {
    const Picture picture = puzzle_picture(read("akari\n| . . # .\n| 0 . . .\n| . . . 1\n| . . . .\n"));
    EXPECT_EQ(parts(picture, Look::Block), 3U);
    EXPECT_EQ(texts(picture, Look::BlockClue), "0 1");
    EXPECT_EQ(texts(picture, Look::Clue), "");  // nothing stands at the edge
    EXPECT_EQ(texts(picture, Look::Sign), "");
    EXPECT_EQ(parts(picture, Look::BlockLine), 0U);
}

TEST(KindPictures, OfAKakurasuHaveTheirSumsAtTheEdge) {
    const Picture picture = puzzle_picture(read("kakurasu 4x4\nrows 4 5 7 .\ncolumns 7 9 2 8\n"));
    EXPECT_EQ(texts(picture, Look::Clue), "4 5 7 7 9 2 8");
    EXPECT_EQ(texts(picture, Look::Note).find("must add up"), std::string::npos);
}

// A number that is about its region stands in the corner, so that the line, or what the cell holds, leaves it legible.
TEST(KindPictures, HaveNumbersOfRegionsInCorners) {
    const Picture corner = puzzle_picture(read("juosan\n| a2 b b\n| a  b b\n| a  b b\n"));
    const auto number = std::ranges::find(corner.shapes, Look::Given, &Shape::look);
    ASSERT_NE(number, corner.shapes.end());
    EXPECT_EQ(std::get<Label>(number->form).anchor, Anchor::Start);
    const Picture islands = puzzle_picture(read("hashiwokakero\n| 1 . 1\n"));
    EXPECT_EQ(texts(islands, Look::WhiteDotText), "1 1");
}

// The lamps of a solution shine; cells without one are empty on paper.
TEST(KindPictures, ShowLampsAndWhatTheyLight) {
    const Puzzle puzzle = read("akari\n| . # .\n| . . .\n");
    // The values are '*' and '.', in the order of their characters. Lamps are at R1C2, the last cell of row 1, and at R2C1.
    PictureContents contents;
    contents.solution = {Value(1), Value(0), Value(0), Value(1), Value(1)};
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(texts(picture, Look::Solution), "");
    EXPECT_EQ(parts(picture, Look::Solution), 6U);  // a bulb has three parts
    EXPECT_EQ(parts(picture, Look::Shade), 6U);     // two cells, and four cells, a lamp's own among them
}

TEST(KindPictures, OfMosaicsHaveNumbersInCells) {
    const Puzzle puzzle = read("mosaic\n| . 3\n| . .\n");
    EXPECT_EQ(texts(puzzle_picture(puzzle), Look::Given), "3");
    EXPECT_EQ(texts(puzzle_picture(puzzle), Look::Small), "");
    PictureContents contents;
    contents.solution = {Value(1), Value(0), Value(0), Value(0)};
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(texts(picture, Look::BlockClue), "3");  // white on a filled cell
    EXPECT_EQ(parts(picture, Look::Solid), 3U);
}

// The numbers are in the cells. The sums that they mean are not drawn again, as cages or at the edge.
TEST(KindPictures, DoNotDrawTheRulesOfPrintedNumbers) {
    const Picture picture = puzzle_picture(read("kakuru\n| 17 . .\n| .  . .\n| .  . 9\n"));
    EXPECT_EQ(texts(picture, Look::BlockClue), "17 9");
    EXPECT_EQ(texts(picture, Look::Small), "");
    EXPECT_EQ(texts(picture, Look::Clue), "");
    EXPECT_EQ(parts(picture, Look::Cage), 0U);
}

// Signs of cells without values, whose numbers have names.
TEST(KindPictures, ShowGreyCellsAndTheirNumbers) {
    const Picture picture = puzzle_picture(read("double_choco\n| .  x x  1\n| .  . .  x\n| .  x x4 x\n"));
    EXPECT_EQ(parts(picture, Look::Fixed), 6U);
    EXPECT_EQ(texts(picture, Look::Given), "1 4");
}

// White cells stay empty on paper, if there are more than two values, too.
TEST(KindPictures, LeaveWhiteCellsEmpty) {
    const Puzzle puzzle = read("nondango\n| a a a\n| a ao a\n| a a a\n");
    const auto open = static_cast<Value>(*puzzle.alphabet.find(Symbol::of_character(U'.'))),
               black = static_cast<Value>(*puzzle.alphabet.find(Symbol::of_character(U'@')));
    PictureContents contents;
    contents.solution.assign(9, open);
    contents.solution[4] = black;
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(texts(picture, Look::Solution), "");
    EXPECT_GT(parts(picture, Look::Solution), 0U);
}

// Numbers are in the middle of their cells, and a frame that is open on one side is half of a domino.
TEST(KindPictures, OfDominosasShowDominoes) {
    const Puzzle puzzle = read("dominosa\n| 10 10\n");
    EXPECT_EQ(texts(puzzle_picture(puzzle), Look::Given), "10 10");
    EXPECT_EQ(texts(puzzle_picture(puzzle), Look::Small), "");
    PictureContents contents;
    contents.solution = {Value(2), Value(1)};  // of D, L, R, U
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(texts(picture, Look::Solution), "");
    EXPECT_EQ(parts(picture, Look::Solution), 2U);
}

// A ship goes on to the ship beside it, and its ends are round. Water is a dot.
TEST(KindPictures, OfBattleshipsShowShips) {
    const Puzzle puzzle = read("battleships 4x1 fleet 2 1\n");
    PictureContents contents;
    contents.solution = {Value(0), Value(0), Value(1), Value(0)};  // of S, ~
    const Picture picture = puzzle_picture(puzzle, contents);
    std::vector<std::size_t> corners;
    for (const Shape& shape : picture.shapes) {
        const auto* outline = std::get_if<Outline>(&shape.form);
        if (shape.look == Look::Solution && outline != nullptr)
            corners.push_back(outline->parts.front().size());
    }
    EXPECT_EQ(corners, (std::vector<std::size_t>{17, 17, 29, 30}));
    EXPECT_EQ(texts(picture, Look::Solution), "");
}

TEST(KindPictures, OfStr8tsHaveWhiteNumbersInBlackCells) {
    const Picture picture = puzzle_picture(read("str8ts\n| #  2 .\n| #3 . .\n| .  . #\n"));
    EXPECT_EQ(parts(picture, Look::Block), 3U);
    EXPECT_EQ(texts(picture, Look::BlockClue), "3");
    EXPECT_EQ(texts(picture, Look::Given), "2");
}

TEST(KindPictures, OfRegionsHaveTheirBordersEvenIfARegionIsALine) {
    const Picture picture = puzzle_picture(read("norinori\n| a a a a\n| b b c c\n| d b b c\n| d d d c\n"));
    EXPECT_EQ(parts(picture, Look::Thick), 28U);  // 16 edges of the grid, 12 between regions
}

// Regions whose cells differ are the same regions: they are not marked a second time.
TEST(KindPictures, OfRegionsOfDifferentSizesHaveBordersAlone) {
    const Picture picture = puzzle_picture(
        read("ripple_effect\n| a a b\n| a b b\n| c c b\n\ninitial\n| . . .\n| . 1 .\n| . . .\n"));
    EXPECT_EQ(parts(picture, Look::Shade), 0U);
    EXPECT_EQ(parts(picture, Look::Cage), 0U);
}

TEST(KindPictures, OfAnInventedKindHaveItsGlyphs) {
    const Picture picture = puzzle_picture(
        read("define kind camp\n  drawing . cell · T sign tree\n  range . tent \"A\"\n"
             "  draw tree as tree, tent as tent\n  input tent, dot\nend\n\ncamp\n| . T\n| A .\n"));
    EXPECT_EQ(parts(picture, Look::Sign), 4U);   // a tree has four parts
    EXPECT_EQ(parts(picture, Look::Given), 1U);  // a tent has one
    EXPECT_EQ(texts(picture, Look::Sign), "");
}

TEST(KindPictures, OfCrosswordsNumberTheirEntries) {
    const Picture picture = puzzle_picture(
        read("crossword\n| . . .\n| . # .\n| . . .\n\nwords CAT TON CAB BEN\n\nclue across 1 \"Pet\"\n"));
    EXPECT_EQ(texts(picture, Look::Small), "1 2 3");
    EXPECT_EQ(texts(puzzle_picture(read("grid 3x3\nrange A..C\n")), Look::Small), "");
}

// Heyawake states no rule over all regions, and a region of one row is no line with a clue at the edge.
TEST(KindPictures, OfRegionsHaveBordersAndNumbersInTheirFirstCells) {
    const Puzzle puzzle = read("heyawake a=1 c=2\n| a a a\n| b b c\n| b c c\n");
    const Picture picture = puzzle_picture(puzzle);
    EXPECT_EQ(texts(picture, Look::Given), "1 2");
    EXPECT_EQ(texts(picture, Look::Clue), "");
    EXPECT_GT(parts(picture, Look::Thick), 1U);
}

TEST(KindPictures, OfNumbersWithArrowsHaveBothInTheCell) {
    const Picture picture = puzzle_picture(read("yajikazu\n| 1> 2v .\n| . 0^ 12<\n| . . .\n"));
    EXPECT_EQ(texts(picture, Look::Given), "1→ 2↓ 0↑ 12←");
}

/// Returns the number of discs of this look.
std::size_t discs(const Picture& picture, Look look) {
    return static_cast<std::size_t>(std::ranges::count_if(picture.shapes, [&](const Shape& shape) {
        return shape.look == look && std::holds_alternative<Disc>(shape.form);
    }));
}

// A loop does not cross the numbers: they are above it.
// White is lighter than black in the dark, too; a ring of a kind that has no other circles is a shape.
TEST(KindPictures, OfCirclesOfTwoColoursAreWhiteAndBlack) {
    const Picture pearls = puzzle_picture(read("masyu\n| x . .\n| . . o\n"));
    EXPECT_EQ(discs(pearls, Look::WhiteSign), 1U);
    EXPECT_EQ(discs(pearls, Look::BlackSign), 1U);
    const Picture given = puzzle_picture(read("yin_yang\n| x . o\n| . . x\n"));
    EXPECT_EQ(discs(given, Look::WhiteSign), 1U);
    EXPECT_EQ(discs(given, Look::BlackSign), 2U);
    EXPECT_EQ(discs(puzzle_picture(read("nurimisaki\n| o . .\n| . . .\n")), Look::WhiteSign), 0U);
}

// If a kind states a relation for all neighbours, e.g. cojun, no signs are printed between them.
TEST(KindPictures, HaveNoSignsBetweenCellsThatNobodyPrints) {
    const Picture picture = puzzle_picture(read("cojun\n| a a b\n| a c b\n"));
    EXPECT_EQ(parts(picture, Look::ArrowHead), 0U);
    const Picture signs = puzzle_picture(read("futoshiki\n| . < .\n|\n| .   .\n"));
    EXPECT_EQ(parts(signs, Look::ArrowHead), 1U);
}

TEST(KindPictures, OfCirclesHaveTheirNumbersInside) {
    const Picture picture = puzzle_picture(read("shingoki\n| .  .  o2\n| x2 o  .\n| .  .  .\n"));
    EXPECT_EQ(texts(picture, Look::WhiteDotText), "2");
    EXPECT_EQ(texts(picture, Look::BlackDotText), "2");
    EXPECT_EQ(texts(picture, Look::Given), "");
    EXPECT_EQ(discs(picture, Look::WhiteSign), 1U);  // the one without a number is below the line
}

TEST(KindPictures, OfLoopsHaveNumbersOnAGroundThatHidesTheLine) {
    const Picture picture = puzzle_picture(read("geradeweg\n| . 2 .\n| . . .\n| 2 . 12\n"));
    EXPECT_EQ(texts(picture, Look::Given), "2 2 12");
    EXPECT_EQ(discs(picture, Look::SignGround), 3U);
    EXPECT_EQ(discs(puzzle_picture(read("mosaic\n| . 3\n| . .\n")), Look::SignGround), 0U);
}

TEST(KindPictures, OfRegionsPrintANumberOnce) {
    const Picture picture = puzzle_picture(read("country_road\n| a3 a b\n| a  a b2\n"));
    EXPECT_EQ(texts(picture, Look::Given), "3 2");
}

// The values of cells and of the lines between them differ, and a white cell shows no dot below its line.
TEST(KindPictures, OfLoopsThroughWhiteCellsShowNothingInThem) {
    const Puzzle puzzle = read("koburin\n| . . .\n| . 0 .\n| . . .\n");
    PictureContents contents;
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i)
        contents.solution.push_back(value_of(range_of(puzzle, CellId(i)).front()));
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(texts(picture, Look::Solution), "");
}

TEST(KindPictures, OfTapaHaveNumbersSideBySide) {
    const Picture picture = puzzle_picture(read("tapa\n| . . .\n| . 113 .\n| . . .\n"));
    EXPECT_EQ(texts(picture, Look::Given), "1 1 3");
}

// A sign between two cells says all that their rules demand: no cage is drawn around them.
TEST(KindPictures, OfSignsBetweenCellsHaveNoCages) {
    const Picture picture = puzzle_picture(read("antmill\n| . = . x .\n|\n| .   .   .\n|\n| .   .   .\n"));
    EXPECT_EQ(texts(picture, Look::Sign), "= ≠");
    EXPECT_EQ(parts(picture, Look::Cage), 0U);
    EXPECT_EQ(parts(picture, Look::Shade), 0U);
}

TEST(KindPictures, OfACryptarithmHaveTheNumbersBelowEachOther) {
    const Picture picture = puzzle_picture(read("cryptarithm \"TO + GO = OUT\"\n"));
    const auto plus =
        std::ranges::find_if(picture.shapes, [](const Shape& shape) { return shape.look == Look::Sign; });
    ASSERT_NE(plus, picture.shapes.end());
    EXPECT_LT(picture.box.width(), 3 * picture.box.height());
}

}  // namespace
}  // namespace sator::tests
