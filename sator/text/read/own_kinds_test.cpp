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

// A name of one letter is refused as that of a kind: without '=' the line defines no rule called 'kind'.
TEST(OwnKinds, ANameHasTwoLettersOrMore) {
    const std::string errors = errors_of_own("define kind x\n  range 1..2\nend\ngrid 2x2\nrange 1..2\n");
    EXPECT_TRUE(errors.contains("a name has two letters or more")) << errors;
    EXPECT_FALSE(errors.contains("'end'")) << errors;
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

TEST(OwnKinds, PairsHaveADirectionAndSurroundings) {
    expect_same(
        "define kind pairs SIZE\nsquare\nrange 1..{SIZE}\neach pair of neighbours across: rule a != b at "
        "it\neach pair of neighbours down: rule a = b at it\nend\npairs 2\n",
        "grid 2x2\nrange 1..2\nrule a != b at R1C1 R1C2; R2C1 R2C2\nrule a = b at R1C1 R2C1; R1C2 R2C2\n");
    expect_same(
        "define kind pairs\ngrid 3x2\nrange 1..2\neach pair of neighbours down: sum 3 at beside it\n"
        "each pair of neighbours across: sum 2 at cornering it\nend\npairs\n",
        "grid 3x2\nrange 1..2\nsum 3 at R1C2 R2C2; R1C1 R1C3 R2C1 R2C3; R1C2 R2C2\n"
        "sum 2 at R2C3; R2C1; R1C3; R1C1\n");
}

TEST(OwnKinds, ListsOfCluesOnIndentedLines) {
    const std::string kind =
        "define kind poles\n  drawing a letter for each region of 2\n  range plus \"+\" minus \"-\" x\n"
        "  clues +: lists count plus N\n  clues -: lists count minus N\n\npoles\n";
    expect_same(kind + "  + left 1 .\n  - top 0 1\n  + top . 1\n| a a\n| b b\n",
                "grid 2x2\nrange \"+\" \"-\" x\nclues count \"+\" ?\nleft 1 .\ntop . 1\n"
                "clues count \"-\" ?\ntop 0 1\nregions\n| a a\n| b b\n");
    EXPECT_TRUE(errors_of_own(kind + "  + 1 2\n| a a\n").contains("this is no list of clues of 'poles'"));
    EXPECT_TRUE(errors_of_own(kind + "| a a\n| a .\n").contains("region a has 3 cells"));
    EXPECT_TRUE(errors_of_own("define kind of_none\n  drawing a letter for each region of 0\n  range x\n")
                    .contains("this is not the size of a region"));
}

TEST(OwnKinds, AListOfNumbersHasBounds) {
    const std::string kind =
        "define kind counts [SIZE] of COUNTS:1..3…\n  range x y\n  rule count x COUNTS at all\n";
    expect_same(kind + "\ncounts 2x2 of 3\n", "grid 2x2\nrange x y\nrule count x 3 at all\n");
    EXPECT_TRUE(errors_of_own(kind + "\ncounts 2x2 of 3 4\n").contains("this is not a value of COUNTS"));
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
    const std::string plain = "layout\n| T * *\n| # * *\n| # * #\n\nrange 1..9\n";
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

TEST(OwnKinds, ViewsAlongDiagonalsAndOfALength) {
    const std::string kind = "define kind lines SIZE\n  range 1..9\n";
    const std::string plain = "grid 2x3\nrange 1..9\n";
    expect_same(kind + "  distinct at views diagonally\nlines 2x3\n",
                plain + "distinct at R1C1 R2C2; R2C1 R3C2; R1C2 R2C1; R2C2 R3C1\n");
    expect_same(kind + "  distinct at views of 2\nlines 2x3\n",
                plain + "distinct at R1C1 R1C2; R2C1 R2C2; R3C1 R3C2\n");
    expect_same(kind + "  distinct at views of 3 down\nlines 2x3\n",
                plain + "distinct at R1C1 R2C1 R3C1; R1C2 R2C2 R3C2\n");
}

TEST(OwnKinds, ViewsThatBeginBehindNoNumber) {
    expect_same(
        "define kind runs\n  drawing . cell · # block · DOWN\\ACROSS block\n  range 1..9\n"
        "  distinct at views across without ACROSS\n  distinct at views down without DOWN\nruns\n"
        "| 3\\4 . .\n| \\5  . .\n| #   . .\n| #   1\\ #\n",
        "layout\n| # * *\n| # * *\n| # * *\n| # # #\n\nrange 1..9\ndistinct at R3C1 R3C2\n"
        "distinct at R1C1 R2C1 R3C1; R1C2 R2C2 R3C2\n");
}

TEST(OwnKinds, ACellMayEndViewsAndHaveAValue) {
    expect_same(
        "define kind walls\n  drawing . cell · # block · #NUMBER wall sign black value NUMBER\n  range 1..4\n"
        "  distinct at views\n  shade at signs black\nwalls\n| . . #3 . .\n",
        "grid 5x1\nrange 1..4\ndistinct at R1C1 R1C2; R1C4 R1C5\nshade at R1C3\ninitial\n| . . 3 . .\n");
    EXPECT_EQ(errors_of_own("define kind walls\n  drawing . cell · #NUMBER wall value NUMBER\n  range 1..2\n"
                            "walls\n| . #3\n"),
              "demo.sator:5:5: error: '#3' has no meaning in the drawing of 'walls'\n"
              "    | . #3\n"
              "        ^^\n"
              "hint: write . for a cell, #NUMBER for a cell with a number, or a value that a cell may hold: "
              "1..2\n");
}

TEST(OwnKinds, EachNumberOrPairOfNumbers) {
    expect_same(
        "define kind steps SIZE\n  range 1..9\n  each N in 1..ROWS - 1: rule a + {N} = b at R{N}C1 R{N + "
        "1}C1\n"
        "  each I < J in 1..ROWS: rule equal at R{I}C{J} R{J}C{I}\nsteps 3\n",
        "grid 3x3\nrange 1..9\nrule a + 1 = b at R1C1 R2C1\nrule a + 2 = b at R2C1 R3C1\n"
        "rule equal at R1C2 R2C1; R1C3 R3C1; R2C3 R3C2\n");
}

TEST(OwnKinds, EachCellWithANumberOfCellsNearIt) {
    expect_same(
        "define kind near SIZE\n  range 1..9\n  each cell with 3.. beside it: rule a in b at it: beside it\n"
        "  each cell with 1 around it: distinct at it\nnear 3x2\n",
        "grid 3x2\nrange 1..9\nrule a in b at R1C2: R1C1 R1C3 R2C2; R2C2: R1C2 R2C1 R2C3\n");
}

TEST(OwnKinds, LettersAndTextsForEachNumber) {
    expect_same(
        "define kind ladder FIRST:word LAST:word STEPS\n  grid {length(FIRST)}x{STEPS + 1}\n  range A..Z\n"
        "  rule a{for I in 2..length(FIRST): \" + {I} * {letter I}\"} > 3 at rows\n"
        "  rule regex /A{{STEPS}}|.*/ at row 1\n"
        "  initial\n  | {letters of FIRST}{for I in 2..STEPS: \"\\n| {length(FIRST) times .}\"}\n"
        "  | {letters of LAST}\n\nladder AB CD 2\n",
        "grid 2x3\nrange A..Z\nrule a + 2 * b > 3 at rows\nrule regex /A{2}|.*/ at row 1\n"
        "initial\n| A B\n| . .\n| C D\n");
}

TEST(OwnKinds, AListHasAUsualValueAndACount) {
    const std::string kind =
        "define kind views_of LETTERS=A..C… [SIZE]\n  with count(LETTERS) < ROWS: range LETTERS blank\n"
        "  without count(LETTERS) < ROWS: range LETTERS\n"
        "  rule permutation LETTERS {ROWS - count(LETTERS) times blank} at rows\n";
    expect_same(kind + "views_of 4\n", "grid 4x4\nrange A..C blank\nrule permutation A..C blank at rows\n");
    expect_same(kind + "views_of A 2 B\n", "grid 2x2\nrange A B\nrule permutation A B at rows\n");
}

TEST(OwnKinds, CluesWithPatterns) {
    const std::string kind =
        "define kind cages [SIZE] [LETTER=CLUE…]\n  range 1..4\n  with KEYS: drawing a letter for each "
        "region\n"
        "  clues TOTAL+: rule sum TOTAL\n  with LENGTH = 2: clues TOTAL-: rule max(line) - min(line) = "
        "TOTAL\n"
        "  without LENGTH = 2: clues TOTAL-: rule min(line) = TOTAL\n  clues odd: rule odd\n";
    const std::string plain = "grid 3x1\nrange 1..4\n";
    expect_same(kind + "cages 3x1\n  5+ R1C1 R1C2\n  1- R1C1 R1C3\n  2- R1C1..R1C3\n  odd R1C2\n",
                plain +
                    "rule sum 5 at R1C1 R1C2\nrule max(line) - min(line) = 1 at R1C1 R1C3\n"
                    "rule min(line) = 2 at R1C1..R1C3\nrule odd at R1C2\n");
    expect_same(
        kind + "cages a=5+ b=1-\n| a b b\n",
        plain + "regions\n| a b b\n\nrule sum 5 at region a\nrule max(line) - min(line) = 1 at region b\n");
    EXPECT_EQ(errors_of_own(kind + "cages 3x1\n  5* R1C1\n"),
              "demo.sator:9:3: error: '5*' is no clue of 'cages'\n"
              "      5* R1C1\n"
              "      ^^\n"
              "hint: write TOTAL+, TOTAL-, odd and the cells\n");
    EXPECT_EQ(errors_of_own(kind + "cages 3x1\n  5+\n"),
              "demo.sator:9:3: error: this clue has no cells\n"
              "      5+\n"
              "      ^^\n"
              "hint: write them after it: R1C1 R1C2\n");
    expect_same(
        "define kind search SIZE\n  range A..C\n  clues each WORD: find WORD\nsearch 3\n  AB BC\n  CA\n",
        "grid 3x3\nrange A..C\nfind \"AB\"\nfind \"BC\"\nfind \"CA\"\n");
}

TEST(OwnKinds, TheGridOfALayoutOrOfTheFile) {
    expect_same(
        "define kind steps NUMBERS\n  grid of layout\n  layout\n  |{for I in 1..NUMBERS: \" *  \"}\n"
        "  |{for I in 2..NUMBERS: \"   *\"}\n  range 1..9\nsteps 3\n",
        "layout\n| *   *   *\n|   *   *\n\nrange 1..9\n");
    expect_same(
        "define kind dots\n  grid of file\n  drawing . cell · o between white\n  range 1..2\n"
        "  rule white_dot at signs white\ngrid 2x1\nrange 1..9\n\ndots\n| . o 2\n",
        "grid 2x1\nrange 1..9\nrule white_dot at R1C1 R1C2\ninitial\n| . 2\n");
}

TEST(OwnKinds, AnAlgorithmHasAName) {
    expect_same(
        "define kind sums_of_letters EQUATION…\n  algorithm cryptarithm\nsums_of_letters \"TO + GO = OUT\"\n",
        "cryptarithm \"TO + GO = OUT\"\n");
    EXPECT_EQ(errors_of_own("define kind magic\n  algorithm magic\n"),
              "demo.sator:2:3: error: there is no algorithm 'magic'\n"
              "      algorithm magic\n"
              "      ^^^^^^^^^\n"
              "hint: write the statements that the kind stands for\n");
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
              "demo.sator:7:5: error: no cell is beside R2C2\n"
              "    | 0 2\n"
              "        ^\n"
              "hint: leave out what is written there\n");
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
