// Kinds that a puzzle's file defines: the same text as in sator/kinds.
#include <gtest/gtest.h>

#include "sator/rules/words/resources.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_own(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

std::string errors_of_own(const std::string& text) {
    const auto puzzle = read_own(text);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

/// Expects that two texts state the same puzzle.
void expect_same(const std::string& text, const std::string& plain) {
    const auto own = read_own(text), other = read_own(plain);
    ASSERT_TRUE(own) << to_text(own.error().front());
    ASSERT_TRUE(other) << to_text(other.error().front());
    EXPECT_TRUE(*own == *other) << text;
}

constexpr const char* kMines =
    "define kind mines\n"
    "  drawing . cell · # block · 0..8 block number\n"
    "  range   . mine \"*\"\n"
    "  each number N: count mine N at around it as \"the {N}\"\n";

TEST(OwnKinds, NumbersOfADrawing) {
    expect_same(std::string(kMines) + "\nmines\n| . 2\n| . #\n",
                "layout\n| * 2\n| * #\n\nrange . \"*\"\ncount \"*\" 2 at R1C1 R2C1 as \"the 2\"\n");
}

TEST(OwnKinds, EndInsteadOfIndentation) {
    expect_same(
        "define kind pairs SIZE\nsquare\nrange 1..{SIZE}\neach pair of neighbours: rule a != b at "
        "it\nend\npairs 2\n",
        "grid 2x2\nrange 1..2\nrule a != b at R1C1 R1C2; R1C1 R2C1; R1C2 R2C2; R2C1 R2C2\n");
}

TEST(OwnKinds, ParametersAndConditions) {
    const std::string kind =
        "define kind sums TOTAL=3 [strict] [SIZE]\n"
        "  range 1..{TOTAL - 1}\n"
        "  sum TOTAL at rows\n"
        "  with strict: rule distinct at rows\n";
    expect_same(kind + "sums 2x2\n", "grid 2x2\nrange 1..2\nsum 3 at rows\n");
    expect_same(kind + "sums 5 strict 2x2\n", "grid 2x2\nrange 1..4\nsum 5 at rows\nrule distinct at rows\n");
}

TEST(OwnKinds, PlacesThatADrawingGives) {
    const std::string kind =
        "define kind places\n"
        "  drawing . cell · # block · DOWN\\ACROSS block · T block sign tree\n"
        "  range 1..9\n";
    const std::string drawing = "places\n| T   . .\n| 3\\4 . .\n| #   . #\n";
    const std::string plain = "layout\n| T * *\n| 3 * *\n| # * #\n\nrange 1..9\n";
    expect_same(kind + "  distinct at views\n" + drawing,
                plain + "distinct at R1C1 R1C2; R2C1 R2C2; R1C1 R2C1 R3C1; R1C2 R2C2\n");
    expect_same(kind + "  each number ACROSS: sum ACROSS at run right of it\n" + drawing,
                plain + "sum 4 at R2C1 R2C2\n");
    expect_same(kind + "  distinct at beside tree\n" + drawing, plain + "distinct at R1C1\n");
    expect_same(kind + "  each tree: distinct at right of it\n" + drawing, plain + "distinct at R1C1 R1C2\n");
    expect_same(
        kind + "  each cell: rule distinct at it and sight of it\n" + drawing,
        plain +
            "rule distinct at R1C1 R1C2 R2C1 R3C1; R1C2 R1C1 R2C2; R2C1 R1C1 R2C2 R3C1; R2C2 R1C2 R2C1; "
            "R3C1 R2C1 R1C1\n");
}

TEST(OwnKinds, SignsBetweenCells) {
    expect_same(
        "define kind order\n  drawing . cell · < between rising · > between rising backwards\n  range 1..3\n"
        "  strict_order at signs rising\norder\n| . < . > .\n",
        "grid 3x1\nrange 1..3\nstrict_order at R1C1 R1C2; R1C3 R1C2\n");
}

TEST(OwnKinds, ADefinitionWinsOverABuiltInKind) {
    const auto puzzle = read_own("define kind sudoku SIZE\n  range 1..9\n\nsudoku 2x1\n");
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    EXPECT_EQ(puzzle->grid.cell_count(), 2U);
    ASSERT_EQ(puzzle->remarks.size(), 1U);
    EXPECT_EQ(puzzle->remarks[0].message, "this definition replaces the kind 'sudoku'");
}

TEST(OwnKinds, BuiltInKindsStillMeanBuiltInKinds) {
    // 'skyscrapers' has the grid of 'latin', which is another kind here.
    const std::string own = "define kind latin SIZE\n  range 7..9\n\n";
    const std::string lists = "left 2 1\nright 1 2\ntop 2 1\nbottom 1 2\n";
    const auto puzzle = read_own(own + "skyscrapers 2x2\n" + lists);
    const auto other = read_own("skyscrapers 2x2\n" + lists);
    ASSERT_TRUE(puzzle && other);
    EXPECT_TRUE(*puzzle == *other);
}

TEST(OwnKinds, AKindMayHaveTheNameOfABuiltInRule) {
    const auto puzzle = read_own("define kind sum SIZE\n  range 1..3\n  rule sum 4 at rows\n\nsum 2x1\n");
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    EXPECT_EQ(puzzle->rules.at(0).name, "sum");
    ASSERT_EQ(puzzle->remarks.size(), 1U);
    EXPECT_EQ(puzzle->remarks[0].message, "this kind replaces the built-in rule 'sum'");
    EXPECT_EQ(puzzle->remarks[0].hint,
              "'rule sum' is still that rule; choose another name if you do not mean that");
}

TEST(OwnKinds, KindsUseTheRulesOfTheirFile) {
    expect_same("define sum n = a != n\ndefine kind pair SIZE\n  range 1..3\n  sum 2 at R1C1\n\npair 2x1\n",
                "define sum n = a != n\ngrid 2x1\nrange 1..3\nrule sum 2 at R1C1\n");
}

TEST(OwnKinds, ANameIsDefinedOnce) {
    const std::string kind = "define kind pair SIZE\n  range 1..2\n\n", rule = "define pair = a < b\n";
    const std::string message = "error: 'pair' is defined twice\n";
    EXPECT_TRUE(errors_of_own(kind + rule).contains(message)) << errors_of_own(kind + rule);
    EXPECT_TRUE(errors_of_own(rule + kind).contains(message)) << errors_of_own(rule + kind);
    EXPECT_TRUE(errors_of_own(kind + kind).contains(message)) << errors_of_own(kind + kind);
}

TEST(OwnKinds, ARuleMayBeCalledKind) {
    expect_same("grid 2x1\nrange 1..3\ndefine kind N= a < b + N\nkind 1 at row 1\n",
                "grid 2x1\nrange 1..3\ndefine kind N = a < b + N\nrule kind 1 at row 1\n");
    expect_same("grid 2x1\nrange 1..3\ndefine kind = a < b\nkind at row 1\n",
                "grid 2x1\nrange 1..3\ndefine kind = a < b\nrule kind at row 1\n");
}

TEST(OwnKinds, ErrorsPointAtTheSign) {
    EXPECT_EQ(
        errors_of_own(std::string(kMines) + "mines\n| . x\n"),
        "demo.sator:6:5: error: 'x' has no meaning in the drawing of 'mines'\n"
        "    | . x\n"
        "        ^\n"
        "hint: write . for a cell, # for a block, 0..8 for a block with a number, or a value that a cell may "
        "hold: . \"*\"\n");
    EXPECT_EQ(errors_of_own(std::string(kMines) + "mines\n| . #\n| # 3\n"),
              "demo.sator:7:5: error: this number is greater than the number of cells that it counts, 1\n"
              "    | # 3\n"
              "        ^\n");
    EXPECT_EQ(errors_of_own("define kind near\n  drawing . cell · 0..4 block number\n  range 0 1\n"
                            "  each number N: count 1 N at beside it\nnear\n| . 0\n| 0 2\n"),
              "demo.sator:7:5: error: for R2C2 no cell is there: 'at beside it'\n"
              "    | 0 2\n"
              "        ^\n");
}

TEST(OwnKinds, ErrorsOfADefinition) {
    EXPECT_EQ(
        errors_of_own("define kind wrong\n  drawing . cell · x\n  range 1..2\n"),
        "demo.sator:2:20: error: this sign has no meaning\n"
        "      drawing . cell · x\n"
        "                       ^\n"
        "hint: write the signs with what they mean, e.g. '. cell · # block · 0..4 block number', 'known "
        "values' or 'a letter for each region'\n");
    EXPECT_EQ(errors_of_own("define kind round SIZE\n  grid round\n\nround 2\n"),
              "demo.sator:4:1: error: 'round' stands for kinds too deeply\n"
              "    round 2\n"
              "    ^^^^^\n"
              "hint: kinds stand for kinds at most 16 deep, and for themselves never\n");
}

TEST(OwnKinds, DefinitionsBeforeTheFirstPuzzleHoldForAll) {
    Resources resources;
    const std::string text =
        std::string(kMines) +
        "\nmines\n| . 1\n---\nmines\n| 1 .\n---\ndefine kind mines\n  range 1..2\n\nmines\n| . .\n";
    const auto puzzles =
        read_sator_file({"demo.sator", std::make_shared<const std::string>(text)}, resources, {});
    ASSERT_EQ(puzzles.size(), 3U);
    for (const auto& puzzle : puzzles) EXPECT_TRUE(puzzle) << to_text(puzzle.error());
    ASSERT_TRUE(puzzles[1] && puzzles[2]);
    EXPECT_EQ(puzzles[1]->rules.size(), 1U);
    EXPECT_TRUE(puzzles[2]->rules.empty());
}

TEST(OwnKinds, ARuleOfTheFileWinsOverAKind) {
    const auto puzzle = read_own("grid 2x1\nrange 1..3\ndefine latin = a < b\nlatin at row 1\n");
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    ASSERT_EQ(puzzle->rules.size(), 1U);
    EXPECT_EQ(puzzle->rules[0].name, "latin");
    ASSERT_EQ(puzzle->remarks.size(), 1U);
    EXPECT_EQ(puzzle->remarks[0].message, "this rule replaces the kind 'latin'");
}

TEST(OwnKinds, BlanksHyphensAndCaseMakeNoDifference) {
    const std::string drawing = "\n| a a\n| b b\n";
    for (const char* word :
         {"Star Battle 1", "star-battle 1", "STAR_BATTLE 1", "starbattle 1", "Sternenschlacht"})
        expect_same(word + drawing, "star_battle 1" + drawing);
}

}  // namespace
}  // namespace sator::tests
