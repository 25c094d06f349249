#include "sator/text/edit/edit_puzzle.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the edited text, or the first error.
std::string edited(const std::string& text, const EditOperation& operation) {
    Resources resources;
    const SourceFile file{"puzzle", std::make_shared<const std::string>(text)};
    const auto edits = edit_puzzle(file, operation, resources);
    if (!edits) return to_text(edits.error().front());
    return to_utf8(apply_edits(to_code_points(text), edits->edits));
}

/// Returns what the caret marks after the edit.
std::string marked(const std::string& text, const EditOperation& operation) {
    Resources resources;
    const SourceFile file{"puzzle", std::make_shared<const std::string>(text)};
    const auto edits = edit_puzzle(file, operation, resources);
    if (!edits) return to_text(edits.error().front());
    const std::u32string result = apply_edits(to_code_points(text), edits->edits);
    return to_utf8(result.substr(edits->caret_from, edits->caret_to - edits->caret_from));
}

NamedCells cells(std::vector<std::string> names) {
    return {{std::move(names)}, ""};
}

const std::string kKiller =
    "# mine\nsudoku 4x4\nkiller   # cages\n   3  R1C1 R1C2\n  10  R2C1..R2C4 # a row\n# end\n\ninitial\n| 1 "
    ". . .\n| "
    ". . . .\n| . . . .\n| . . . 2\n";

TEST(EditPuzzle, AddsAClueBelowThoseOfItsRule) {
    const AddClue clue{"cage", "7", cells({"R3C1", "R3C2"})};
    EXPECT_EQ(edited(kKiller, clue),
              "# mine\nsudoku 4x4\nkiller   # cages\n   3  R1C1 R1C2\n  10  R2C1..R2C4 # a row\n   7  R3C1 "
              "R3C2\n# end\n\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . 2\n");
    EXPECT_EQ(marked(kKiller, clue), "7  R3C1 R3C2");
}

TEST(EditPuzzle, ASizeThatIsDrawnLeavesNumbersAlone) {
    EXPECT_EQ(edited("star_battle 2\n| a a b b\n| a a b b\n| c c d d\n| c c d d\n", ResizeGrid{"5x5"}),
              "star_battle 2\n| a a b b .\n| a a b b .\n| c c d d .\n| c c d d .\n| . . . . .\n");
}

TEST(EditPuzzle, TheCountsOfMagnetsAreEditedInTheirLines) {
    const std::string magnets =
        "# Two magnets.\nmagnets\n  + left 1 0\n  - top  . 1 . # two\n| a b b\n| a c c\n";
    const std::string larger = edited(magnets, ResizeGrid{"4x3"});
    EXPECT_EQ(
        larger,
        "# Two magnets.\nmagnets\n  + left 1 0 .\n  - top  . 1 . . # two\n| a b b .\n| a c c .\n| . . . .\n");
    EXPECT_EQ(edited(larger, ResizeGrid{"3x2"}), magnets);
    EXPECT_EQ(edited(magnets, RemoveClue{3, {}}),
              "# Two magnets.\nmagnets\n  + left . 0\n  - top  . 1 . # two\n| a b b\n| a c c\n");
    EXPECT_EQ(edited(magnets, ChangeClue{5, "2", {}}),
              "# Two magnets.\nmagnets\n  + left 1 0\n  - top  . 2 . # two\n| a b b\n| a c c\n");
    EXPECT_EQ(edited("magnets\n  + left 1 0\n| a a\n| b b\n", SetLineClue{"count", "top", 2, "1", {}}),
              "magnets\n  + left 1 0\n  + top . 1\n| a a\n| b b\n");
}

TEST(EditPuzzle, AKindThatDecidesItsSizeSaysSo) {
    EXPECT_TRUE(edited("windoku\n", ResizeGrid{"8x8"}).contains("a windoku has 9 rows and 9 columns"));
    EXPECT_EQ(edited("kropki\n  white R1C1 R1C2\n", ResizeGrid{"4x4"}),
              "sudoku 4x4\nkropki\n  white R1C1 R1C2\n");
    EXPECT_EQ(edited("langford 4\n", ResizeGrid{"9x1"}),
              "operation: error: what follows 'langford' decides the size of its grid\n"
              "hint: change it in the text\n");
    EXPECT_EQ(edited("range A..D\nregex_crossword\nrows /AB/ -\ncolumns - -\n", ResizeGrid{"3x2"}),
              "range A..D\nregex_crossword\nrows /AB/ -\ncolumns - - -\n");
}

TEST(EditPuzzle, ATextOfSeveralPuzzlesIsRefused) {
    const std::string refusal =
        "operation: error: only a text with one puzzle can be edited\n"
        "hint: keep the lines of one puzzle; a line '---' ends it\n";
    for (const std::string text : {"sudoku 4x4\n---\nsudoku 4x4\n", "sudoku 4x4\n---\n"})
        EXPECT_EQ(edited(text, AddWord{"anti_knight"}), refusal);
    EXPECT_EQ(edited("sudoku 4x4\n---\nsudoku 4x4\n", NewPuzzle{"killer", ""}), "killer 9x9\n");
}

TEST(EditPuzzle, AddsABlockAfterTheRules) {
    EXPECT_EQ(edited("sudoku 4x4\n| . . . .\n| . . . .\n| . . . .\n| . . . .\n# one",
                     AddClue{"thermometer", "", cells({"R1C1", "R1C2", "R1C3"})}),
              "sudoku 4x4\n| . . . .\n| . . . .\n| . . . .\n| . . . .\nthermometer\n  R1C1..R1C3\n# one");
    EXPECT_EQ(edited("sudoku 4x4", AddClue{"arrow", "", {{{"R1C1"}, {"R1C2", "R2C2"}}, ""}}),
              "sudoku 4x4\narrow\n  R1C1: R1C2 R2C2");
    EXPECT_EQ(edited("layout 4x1\nrange 1..4\n\nrule distinct at all\n",
                     AddClue{"sum", "5", cells({"R1C1", "R1C2"})}),
              "layout 4x1\nrange 1..4\n\nrule distinct at all\nrule sum 5 at R1C1 R1C2\n");
}

TEST(EditPuzzle, KeepsTheLineEndsOfTheText) {
    EXPECT_EQ(
        edited("sudoku 4x4\r\nkiller\r\n  3 R1C1 R1C2\r\n", AddClue{"cage", "5", cells({"R2C1", "R2C2"})}),
        "sudoku 4x4\r\nkiller\r\n  3 R1C1 R1C2\r\n  5 R2C1 R2C2\r\n");
}

TEST(EditPuzzle, RemovesAClueAndItsHead) {
    const std::string with_line = "sudoku 4x4\nthermometer # up\n  R1C1 R1C2\n# end\n";
    EXPECT_EQ(edited(with_line, RemoveClue{1, {}}), "sudoku 4x4\n# end\n");
    EXPECT_EQ(edited(kKiller, RemoveClue{1, {}}),
              "# mine\nsudoku 4x4\nkiller   # cages\n  10  R2C1..R2C4 # a row\n# end\n\ninitial\n| 1 . . "
              ".\n| . . . "
              ".\n| . . . .\n| . . . 2\n");
    EXPECT_EQ(edited(kKiller, RemoveClue{0, {}}),
              "operation: error: the kind of the puzzle states this rule\nhint: change the kind's line in "
              "the text\n");
    EXPECT_EQ(edited(kKiller, RemoveClue{9, {}}), "operation: error: there is no rule 9\n");
}

TEST(EditPuzzle, RemovesAPartOfARule) {
    const std::string rules = "sudoku 4x4\nsum 5 at R1C1 R1C2; R2C1 R2C2; R3C1 R3C2\n";
    EXPECT_EQ(edited(rules, RemoveClue{1, 0}), "sudoku 4x4\nsum 5 at R2C1 R2C2; R3C1 R3C2\n");
    EXPECT_EQ(edited(rules, RemoveClue{1, 1}), "sudoku 4x4\nsum 5 at R1C1 R1C2; R3C1 R3C2\n");
    EXPECT_EQ(edited(rules, RemoveClue{1, 2}), "sudoku 4x4\nsum 5 at R1C1 R1C2; R2C1 R2C2\n");
    EXPECT_EQ(edited(rules, RemoveClue{1, {}}), "sudoku 4x4\n");
    EXPECT_EQ(edited("sudoku 4x4\nsum 10 at rows\n", RemoveClue{1, 2}),
              "operation: error: one word of the text names several clues of this rule\nhint: change the "
              "places of the "
              "rule in the text\n");
    const std::string key = "sudoku 2x2 boxes 2x1\nrule cage a=3 b=2\n| a a\n| b .\n";
    EXPECT_EQ(edited(key, RemoveClue{1, {}}), "sudoku 2x2 boxes 2x1\nrule cage b=2\n| . .\n| b .\n");
    const std::string drawn = "layout 2x2\nrange 1..2\n\nrule sum 3\n| a a\n| b b\n";
    EXPECT_EQ(edited(drawn, RemoveClue{0, 1}), "layout 2x2\nrange 1..2\n\nrule sum 3\n| a a\n| . .\n");
}

TEST(EditPuzzle, ChangesAClue) {
    EXPECT_EQ(edited("sudoku 4x4\nkiller\n  3 R1C1 R1C2 # c\n", ChangeClue{1, "5", {}}),
              "sudoku 4x4\nkiller\n  5 R1C1 R1C2 # c\n");
    EXPECT_EQ(marked("sudoku 4x4\nkiller\n  3 R1C1 R1C2 # c\n", ChangeClue{1, "15", {}}), "15");
    EXPECT_EQ(edited("sudoku 4x4\nkiller\n  3 R1C1 R1C2 # c\n", ChangeClue{1, "", {}}),
              "sudoku 4x4\nkiller\n  R1C1 R1C2 # c\n");
    EXPECT_EQ(edited("sudoku 4x4\nkiller\n  R1C1 R1C2 # c\n", ChangeClue{1, "3", {}}),
              "sudoku 4x4\nkiller\n  3 R1C1 R1C2 # c\n");
    EXPECT_EQ(
        edited("sudoku 4x4\nkiller\n  3 R1C1 R1C2 # c\n", ChangeClue{1, {}, cells({"R2C1", "R2C2", "R2C3"})}),
        "sudoku 4x4\nkiller\n  3 R2C1..R2C3 # c\n");
    EXPECT_EQ(edited("sudoku 4x4\nsum 5 at row 1 as \"x\"\n", ChangeClue{1, "6", {{}, "row 2"}}),
              "sudoku 4x4\nsum 6 at row 2 as \"x\"\n");
    EXPECT_EQ(edited("sudoku 2x2 boxes 2x1\nrule cage a=3 b=2\n| a a\n| b .\n", ChangeClue{2, "1", {}}),
              "sudoku 2x2 boxes 2x1\nrule cage a=3 b=1\n| a a\n| b .\n");
    EXPECT_EQ(
        edited("sudoku 2x2 boxes 2x1\nrule cage a=3 b=2\n| a a\n| b .\n", ChangeClue{2, {}, cells({"R2C2"})}),
        "sudoku 2x2 boxes 2x1\nrule cage a=3\n| a a\n| . .\ncage\n  2 R2C2\n");
    EXPECT_EQ(edited("sudoku 4x4\nsandwich\nleft . 5 . .\n", ChangeClue{1, "4", {}}),
              "sudoku 4x4\nsandwich\nleft . 4 . .\n");
}

TEST(EditPuzzle, ChangesOneOfTheCluesOfALine) {
    const std::string two = "range A..Z\nregexes\nrows /A/ & /B/i -\ncolumns - -\n";
    const auto set = [&](std::size_t index, const std::string& clue) {
        const std::string text = edited(two, SetLineClue{"regex", "rows", 1, clue, index});
        return text.substr(text.find("rows"), text.find("\ncolumns") - text.find("rows"));
    };
    EXPECT_EQ(set(0, "C"), "rows /C/ & /B/i -");
    EXPECT_EQ(set(1, "C"), "rows /A/ & /C/ -");
    EXPECT_EQ(set(2, "C"), "rows /A/ & /B/i & /C/ -");
    EXPECT_EQ(set(0, ""), "rows /B/i -");
    EXPECT_EQ(set(1, ""), "rows /A/ -");
    EXPECT_EQ(edited(two, SetLineClue{"regex", "rows", 1, "C"}),
              "range A..Z\nregexes\nrows /C/ -\ncolumns - -\n");
}

TEST(EditPuzzle, ChangesTheListThatARuleIsOf) {
    const std::string two = "grid 2x2\nrange 1..3\nclues count 1 ?\nrows 1 0\nclues count 2 ?\nrows 0 1\n";
    EXPECT_EQ(edited(two, ChangeClue{3, "2", {}}),
              "grid 2x2\nrange 1..3\nclues count 1 ?\nrows 1 0\nclues count 2 ?\nrows 0 2\n");
    EXPECT_EQ(edited(two, RemoveClue{2, {}}),
              "grid 2x2\nrange 1..3\nclues count 1 ?\nrows 1 0\nclues count 2 ?\nrows . 1\n");
}

TEST(EditPuzzle, SetsRegions) {
    const std::string jigsaw = "sudoku 2x2 jigsaw\n| a a\n| b b\n";
    EXPECT_EQ(edited(jigsaw, SetRegion{{"R1C2", "R2C1"}, "b"}), "sudoku 2x2 jigsaw\n| a b\n| b b\n");
    EXPECT_EQ(edited("latin 2x2\n", SetRegion{{"R1C2"}, "b"}), "latin 2x2\n\nregions\n| . b\n| . .\n");
}

TEST(EditPuzzle, SetsValues) {
    EXPECT_EQ(edited(kKiller, SetValues{{"R1C1", "R1C2"}, "4"}),
              "# mine\nsudoku 4x4\nkiller   # cages\n   3  R1C1 R1C2\n  10  R2C1..R2C4 # a row\n# "
              "end\n\ninitial\n| 4 4 . "
              ".\n| . . . .\n| . . . .\n| . . . 2\n");
    EXPECT_EQ(edited("sudoku 4x4\n", SetValues{{"R2C1"}, "4"}),
              "sudoku 4x4\n| . . . .\n| 4 . . .\n| . . . .\n| . . . .\n");
    EXPECT_EQ(edited("sudoku 4x4\nkiller\n  3 R1C1 R1C2\n", SetValues{{"R2C1"}, "4"}),
              "sudoku 4x4\n| . . . .\n| 4 . . .\n| . . . .\n| . . . .\nkiller\n  3 R1C1 R1C2\n");
    EXPECT_EQ(edited("sudoku 4x4\n", SetValues{{"R2C1"}, "9"}),
              "operation: error: no cell can hold 9\nhint: the values are 1..4\n");
}

TEST(EditPuzzle, SetsValuesThatAKindPrints) {
    const std::string kakuro = "kakuro # mine\n| #    3\\  4\\\n| \\3   .  .\n| \\4   .  .\n";
    EXPECT_EQ(edited(kakuro, SetValues{{"R1C2"}, "2"}),
              "kakuro # mine\n| #    3\\  4\\\n| \\3   .  2\n| \\4   .  .\n");
    const std::string first = edited(kakuro, SetValues{{"R1C1", "R2C1"}, "1"});
    EXPECT_EQ(first, "kakuro # mine\n| #    3\\  4\\\n| \\3   1  .\n| \\4   1  .\n");
    EXPECT_EQ(edited(first, SetValues{{"R1C1", "R2C1"}, ""}), kakuro);
    const std::string futoshiki = "futoshiki\n| . < .\n| ^\n| . . \n";
    EXPECT_EQ(edited(futoshiki, SetValues{{"R2C2"}, "1"}), "futoshiki\n| . < .\n| ^\n| . 1 \n");
    EXPECT_EQ(edited("str8ts\n| #1 .\n| .  #\n", SetValues{{"R1C1"}, "2"}), "str8ts\n| #2 .\n| .  #\n");
    EXPECT_EQ(edited("str8ts\n| #1 .\n| .  #\n", SetValues{{"R1C1"}, ""}), "str8ts\n| #  .\n| .  #\n");
}

TEST(EditPuzzle, SetsMarksThatAKindPrints) {
    const std::string kakuro = "kakuro\n| #    3\\  4\\\n| \\3   .  .\n| \\4   .  .\n";
    EXPECT_EQ(edited(kakuro, SetMark{1, 2, "17\\"}), "kakuro\n| #    17\\ 4\\\n| \\3   .  .\n| \\4   .  .\n");
    EXPECT_EQ(edited(kakuro, SetMark{2, 1, "#"}), "kakuro\n| #    3\\  4\\\n| #    .  .\n| \\4   .  .\n");
    EXPECT_EQ(marked(kakuro, SetMark{1, 2, "17\\"}), "17\\");
    EXPECT_TRUE(edited(kakuro, SetMark{1, 2, "17"}).contains("error"));
    EXPECT_TRUE(edited(kakuro, SetMark{4, 1, "#"}).contains("has no row 4"));
    EXPECT_EQ(edited("mosaic\n| . 3\n| . .\n", SetMark{1, 1, "2"}), "mosaic\n| 2 3\n| . .\n");
    EXPECT_EQ(edited("akari\n| . #\n| . .\n", SetMark{2, 2, "0"}), "akari\n| . #\n| . 0\n");
    EXPECT_TRUE(edited("sudoku 4x4\n", SetMark{1, 1, "2"}).contains("no drawing with such marks"));
}

TEST(EditPuzzle, SetsMarksAtCorners) {
    const std::string creek = "creek\n| . 2 .\n| . . .\n";
    EXPECT_EQ(edited(creek, SetMark{2, 3, "1", true}), "creek\n| . 2 .\n| . . 1\n");
    EXPECT_EQ(edited(creek, SetMark{1, 2, "", true}), "creek\n| . . .\n| . . .\n");
    EXPECT_EQ(marked(creek, SetMark{1, 2, "1", true}), "1");
    EXPECT_TRUE(edited(creek, SetMark{3, 1, "1", true}).contains("has no row 3"));
    EXPECT_TRUE(edited(creek, SetMark{1, 1, "7", true}).contains("error"));
    // The cells have no marks of their own: known values stay in a drawing of their own.
    EXPECT_TRUE(edited(creek, SetMark{1, 1, "#"}).contains("has no row 1"));
    EXPECT_TRUE(edited(creek, SetValues{{"R1C2"}, "#"}).contains("initial"));
    const std::string wagiri = "wagiri\n| . . .\n|  . W\n| . 1 .\n";
    EXPECT_EQ(edited(wagiri, SetMark{2, 2, "2", true}), "wagiri\n| . . .\n|  . W\n| . 2 .\n");
    EXPECT_EQ(edited(wagiri, SetMark{1, 1, "X"}), "wagiri\n| . . .\n|  X W\n| . 1 .\n");
    EXPECT_TRUE(edited("mosaic\n| . 3\n| . .\n", SetMark{1, 1, "2", true}).contains("has no row 1"));
}

TEST(EditPuzzle, ResizesADrawingWithCorners) {
    EXPECT_EQ(edited("creek\n| . 1 .\n| . . .\n", ResizeGrid{"1x2"}), "creek\n| . 1\n| . .\n| . .\n");
    EXPECT_EQ(edited("creek\n|.2.\n|...\n", ResizeGrid{"3x2"}), "creek\n|.2..\n|....\n|....\n");
    EXPECT_EQ(edited("wagiri\n| . .\n|  W\n| . 1\n", ResizeGrid{"2x2"}),
              "wagiri\n| . . .\n|  W .\n| . 1 .\n| . .\n| . . .\n");
    EXPECT_EQ(edited("wagiri\n| . .\n|  W\n| . 1\n|  .\n| . .\n", ResizeGrid{"1x1"}),
              "wagiri\n| . .\n|  W\n| . 1\n");
}

TEST(EditPuzzle, ResizesADrawingThatAKindPrints) {
    const std::string kakuro = "kakuro # mine\n| #    3\\  4\\\n| \\3   .  .\n| \\4   .  .\n";
    EXPECT_EQ(edited("mosaic\n| . 3\n| . .\n", ResizeGrid{"3x3"}), "mosaic\n| . 3 .\n| . . .\n| . . .\n");
    EXPECT_EQ(edited("mosaic\n| . 3 .\n| . . .\n| . . .\n", ResizeGrid{"2x2"}), "mosaic\n| . 3\n| . .\n");
    EXPECT_EQ(edited(kakuro, ResizeGrid{"4x4"}),
              "kakuro # mine\n| #    3\\  4\\ .\n| \\3   .  . .\n| \\4   .  . .\n| . . . .\n");
    EXPECT_EQ(edited(edited(kakuro, ResizeGrid{"4x4"}), ResizeGrid{"3x3"}), kakuro);
    EXPECT_TRUE(edited("layout\n| * #\n| # *\nrange 1..2\n", ResizeGrid{"4x4"})
                    .contains("change the drawing of the layout"));
}

TEST(EditPuzzle, ASmallerGridKeepsTheOtherPlacesOfARule) {
    EXPECT_EQ(edited("sudoku 6x6\nodd at R1C1; R5C5; R2C2 # c\neven at R6C6\n", ResizeGrid{"4x4"}),
              "sudoku 4x4\nodd at R1C1; R2C2 # c\n");
    EXPECT_EQ(
        edited("sudoku 6x6\nlittle_killer\n  8 R4C1 down-right\n  9 R5C1 down-right\n", ResizeGrid{"4x4"}),
        "sudoku 4x4\nlittle_killer\n  8 R4C1 down-right\n");
    EXPECT_EQ(edited("anti_knight\n", ResizeGrid{"6x6"}), "sudoku 6x6\nanti_knight\n");
}

TEST(EditPuzzle, SetsTheClueOfALine) {
    const std::string sudoku = "sudoku 4x4\n";
    const std::string with = edited(sudoku, SetLineClue{"sandwich", "left", 2, "5"});
    EXPECT_EQ(with, "sudoku 4x4\nsandwich\nleft . 5 . .\n");
    EXPECT_EQ(edited(with, SetLineClue{"sandwich", "top", 1, "0"}),
              "sudoku 4x4\nsandwich\nleft . 5 . .\ntop 0 . . .\n");
    EXPECT_EQ(edited(with, SetLineClue{"sandwich", "left", 2, ""}), sudoku);
    EXPECT_EQ(edited(with, SetLineClue{"sandwich", "left", 4, "2"}), "sudoku 4x4\nsandwich\nleft . 5 . 2\n");
    const std::string regexes = "range A..Z\nregexes\nrows /AB/i - \ncolumns - -\n";
    EXPECT_EQ(edited(regexes, SetLineClue{"regex", "rows", 1, "a/b"}),
              "range A..Z\nregexes\nrows /a\\/b/ - \ncolumns - -\n");
    EXPECT_EQ(edited(regexes, SetLineClue{"regex", "columns", 2, "/A+/i"}),
              "range A..Z\nregexes\nrows /AB/i - \ncolumns - /A+/i\n");
    EXPECT_EQ(edited(regexes, SetLineClue{"regex", "left", 1, ""}),
              "range A..Z\nregexes\nrows - - \ncolumns - -\n");
}

TEST(EditPuzzle, SetsTexts) {
    EXPECT_EQ(edited("# c\nsudoku\n", SetText{"title", "One # two"}), "# c\ntitle \"One # two\"\nsudoku\n");
    EXPECT_EQ(edited("title Old # c\nsudoku\n", SetText{"title", "New"}), "title New # c\nsudoku\n");
    EXPECT_EQ(edited("title Old # c\nsudoku\n", SetText{"author", "Me"}),
              "title Old # c\nauthor Me\nsudoku\n");
    EXPECT_EQ(edited("title Old\nsudoku\n", SetText{"title", ""}), "sudoku\n");
    EXPECT_EQ(edited("title T\nsudoku\n", SetText{"rules", "One.\n\nTwo."}),
              "title T\nrules\n  One.\n\n  Two.\nsudoku\n");
}

TEST(EditPuzzle, AddsAndRemovesWords) {
    EXPECT_EQ(edited("sudoku\n", AddWord{"anti_knight"}), "sudoku\nanti_knight\n");
    EXPECT_EQ(edited("sudoku\nanti_knight\n", AddWord{"anti_knight"}), "sudoku\nanti_knight\n");
    EXPECT_EQ(edited("sudoku\nanti_knight # c\n", RemoveWord{"anti_knight"}), "sudoku\n");
    EXPECT_EQ(edited(kKiller, RemoveWord{"killer"}),
              "# mine\nsudoku 4x4\n# end\n\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . 2\n");
}

TEST(EditPuzzle, Resizes) {
    EXPECT_EQ(edited(kKiller, ResizeGrid{"6x6"}),
              "# mine\nsudoku 6x6\nkiller   # cages\n   3  R1C1 R1C2\n  10  R2C1..R2C4 # a row\n# "
              "end\n\ninitial\n| 1 . . "
              ". . .\n| . . . . . .\n| . . . . . .\n| . . . 2 . .\n| . . . . . .\n| . . . . . .\n");
    EXPECT_EQ(edited("grid 3x3\nrange 1..3\nsum\n  3 R1C1 R1C2\n  4 R3C1 R3C2\nclues visible\ntop . 1 .\n",
                     ResizeGrid{"2x2"}),
              "grid 2x2\nrange 1..3\nsum\n  3 R1C1 R1C2\nclues visible\ntop . 1\n");
}

TEST(EditPuzzle, ResizesAHexagon) {
    const std::string hexagon =
        "layout hexagon 3 3 3 # small\nrange A..D\nregexes\nx /A./ - -\ny - - /B/ # c\nz - - -\n";
    const std::string larger = edited(hexagon, ResizeGrid{"hexagon 4 4 5"});
    EXPECT_EQ(
        larger,
        "layout hexagon 4 4 5 # small\nrange A..D\nregexes\nx /A./ - - -\ny - - /B/ - # c\nz - - - - -\n");
    EXPECT_EQ(edited(larger, ResizeGrid{"hexagon 3 3 3"}), hexagon);
    EXPECT_EQ(edited("range A..D\nregexes\nx - - -\ny - - -\nz - - /A./\n", ResizeGrid{"hexagon 1 3 3"}),
              "range A..D\nregexes\nx -\ny - - -\nz - - /A./\n");
    EXPECT_EQ(edited("layout hexagon 3 3 3\nrange 1..9\nsum 4 at R3C2\ninitial\n|   1 .\n|  . . 3\n|   . .\n",
                     ResizeGrid{"hexagon 2 2 3"}),
              "layout hexagon 2 2 3\nrange 1..9\ninitial\n|  1 .\n| . .\n");
    EXPECT_TRUE(edited(hexagon, ResizeGrid{"hexagon 3 3 4"}).contains("operation: error"));
    EXPECT_TRUE(edited(hexagon, ResizeGrid{"4x4"}).contains("is no size of a hexagon"));
    EXPECT_TRUE(edited("sudoku\n", ResizeGrid{"hexagon 3 3 3"}).contains("is no size of a rectangle"));
}

TEST(EditPuzzle, MakesNewPuzzles) {
    EXPECT_EQ(edited("junk", NewPuzzle{"sudoku", "4x4"}),
              "sudoku 4x4\n| . . . .\n| . . . .\n| . . . .\n| . . . .\n");
    for (const std::string kind :
         {"killer", "diagonal", "windoku", "latin", "binary", "minesweeper", "skyscrapers", "easy_as_abc",
          "kakurasu", "nonogram", "regexes", "jigsaw", "kakuro", "thermometer"}) {
        EXPECT_FALSE(edited("sudoku\n", NewPuzzle{kind, ""}).contains("error"))
            << edited("sudoku\n", NewPuzzle{kind, ""});
    }
    EXPECT_FALSE(edited("sudoku\n", NewPuzzle{"regexes", "hexagon 3 4 4"}).contains("error"));
}

}  // namespace
}  // namespace sator::tests
