// Names of values, `drawing`, `each` and the places of a drawing in a puzzle's file, outside of kinds.
#include <gtest/gtest.h>

#include "sator/rules/words/resources.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_file(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

std::string errors_of_file(const std::string& text) {
    const auto puzzle = read_file(text);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

void expect_equal(const std::string& text, const std::string& plain) {
    const auto file = read_file(text), other = read_file(plain);
    ASSERT_TRUE(file) << to_text(file.error().front()) << text;
    ASSERT_TRUE(other) << to_text(other.error().front()) << plain;
    EXPECT_TRUE(*file == *other) << text;
}

TEST(KindLanguage, ValuesHaveNames) {
    expect_equal("grid 3x1\nrange . lamp/lamps \"*\"\ncount lamp 2 at rows\nrule not count lamps 3 at rows\n",
                 "grid 3x1\nrange . \"*\"\ncount \"*\" 2 at rows\nrule not count \"*\" 3 at rows\n");
    expect_equal("grid 3x3\nrange . lamp \"*\"\ncount lamp\n  1 row 1\n  2 column 2\n",
                 "grid 3x3\nrange . \"*\"\ncount \"*\"\n  1 row 1\n  2 column 2\n");
    expect_equal("grid 2x2\nrange . lamp \"*\"\nclues count lamp ?\nrows 1 2\n",
                 "grid 2x2\nrange . \"*\"\nclues count \"*\" ?\nrows 1 2\n");
    expect_equal("grid 2x1\nrange . lamp \"*\"\nrule a = lamp at row 1\n",
                 "grid 2x1\nrange . \"*\"\nrule a = \"*\" at row 1\n");
    const auto puzzle = read_file("grid 3x1\nrange . lamp/lamps \"*\"\ncount lamp 2 at rows\n");
    ASSERT_TRUE(puzzle);
}

TEST(KindLanguage, EachStatesARuleOnceForEachPlace) {
    expect_equal("grid 2x2\nrange 1..4\neach cell: rule a > 1 at it: beside it\n",
                 "grid 2x2\nrange 1..4\nrule a > 1 at R1C1: R1C2 R2C1; R1C2: R1C1 R2C2; R2C1: R1C1 R2C2; "
                 "R2C2: R1C2 R2C1\n");
    expect_equal(
        "grid 3x2\nrange 1..9\neach pair of neighbours: rule a != b at it\n",
        "grid 3x2\nrange 1..9\nrule a != b at R1C1 R1C2; R1C1 R2C1; R1C2 R1C3; R1C2 R2C2; R1C3 R2C3; "
        "R2C1 R2C2; R2C2 R2C3\n");
    expect_equal("grid 2x2\nrange 1..4\neach N in 1..ROWS: sum {N + 3} at row {N}\n",
                 "grid 2x2\nrange 1..4\nsum 4 at row 1\nsum 5 at row 2\n");
}

TEST(KindLanguage, EachGoesThroughTheGridOfAKind) {
    expect_equal("latin 2x2\neach cell: rule a > 0 at it\n",
                 "latin 2x2\nrule a > 0 at R1C1; R1C2; R2C1; R2C2\n");
    expect_equal("star_battle\n| a a\n| b b\neach region: count \"*\" 1 at it\n",
                 "star_battle\n| a a\n| b b\ncount \"*\" 1 at region a; region b\n");
    // The numbers and the names of akari.
    expect_equal("akari\n| . . 1\n| . . .\neach number N: count lamp ..N at right of it and left of it\n",
                 "akari\n| . . 1\n| . . .\ncount \"*\" ..1 at R1C2 R1C1\n");
}

TEST(KindLanguage, EachGoesThroughALayout) {
    expect_equal("layout\n| * * #\n| # * *\n\nrange 1..4\neach cell: rule a < 4 at it\ndistinct at views\n",
                 "layout\n| * * #\n| # * *\n\nrange 1..4\nrule a < 4 at R1C1; R1C2; R2C2; R2C3\n"
                 "distinct at R1C1 R1C2; R2C2 R2C3; R1C2 R2C2\n");
}

TEST(KindLanguage, ADrawingSaysWhatItsSignsMean) {
    const std::string mines =
        "drawing . cell · # block · 0..8 block number\n"
        "| . 2 .\n"
        "| . # *\n"
        "\n"
        "range . mine \"*\"\n"
        "each number N: count mine N at around it as \"the {N}\"\n";
    expect_equal(
        mines,
        "layout\n| * 2 *\n| * # *\n\nrange . \"*\"\ncount \"*\" 2 at R1C1 R1C3 R2C1 R2C3 as \"the 2\"\n"
        "initial\n| . 2 .\n| . # *\n");
    EXPECT_EQ(tidy_text(mines, Registry::standard()), mines);
    EXPECT_TRUE(looks_like_sator(mines));
}

TEST(KindLanguage, ErrorsPointAtTheSign) {
    EXPECT_EQ(errors_of_file("drawing . cell · 0..8 block number\n| . x\n\nrange . mine \"*\"\n"),
              "demo.sator:2:5: error: 'x' has no meaning in the drawing of 'drawing'\n"
              "    | . x\n"
              "        ^\n"
              "hint: write . for a cell, 0..8 for a block with a number, or a value that a cell may hold: . "
              "\"*\"\n");
    EXPECT_EQ(errors_of_file("drawing . cell · 0..8 block number\n| . 3\n\nrange . mine \"*\"\n"
                             "each number N: count mine N at around it\n"),
              "demo.sator:2:5: error: this number is greater than the number of cells that it counts, 1\n"
              "    | . 3\n"
              "        ^\n");
    EXPECT_EQ(errors_of_file("each cell: rule a > 1 at it\n\ngrid 2x1\nrange 1..2\n"),
              "demo.sator:1:1: error: 'each' comes after the grid that it goes through\n"
              "    each cell: rule a > 1 at it\n"
              "    ^^^^\n"
              "hint: the grid is a kind's, a size, or a drawing with a blank before each cell\n");
}

TEST(KindLanguage, ARuleOfTheFileMayHaveTheName) {
    const auto puzzle = read_file("grid 2x1\nrange 1..3\ndefine each = a < b\neach at row 1\n");
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    EXPECT_EQ(puzzle->rules.at(0).name, "each");
}

}  // namespace
}  // namespace sator::tests
