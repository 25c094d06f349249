#include "sator/text/read/sator_language.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_text(const std::string& text,
                                                         const PuzzleOptions& options = {}) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources, options);
}

Puzzle puzzle_of(const std::string& text, const PuzzleOptions& options = {}) {
    auto puzzle = read_text(text, options);
    EXPECT_TRUE(puzzle) << to_text(puzzle.error().front());
    return puzzle ? std::move(*puzzle) : Puzzle();
}

std::string listed(const Slot& cells) {
    std::string text;
    for (const CellId& cell : cells)
        text += (&cell == cells.data() ? "" : " ") + std::to_string(cell.index());
    return text;
}

/// Returns a line for each rule: "name argument argument (a: 0 1; b: 2 | a: 3 4; b: 5)".
std::string rules_of(const Puzzle& puzzle) {
    std::string text;
    for (const RuleStatement& rule : puzzle.rules) {
        text += rule.name;
        if (rule.name == kExpressionRule) text += " <" + rule.text + ">";
        for (const Argument& argument : rule.arguments) text += " " + argument.text;
        text += " (";
        for (const MarkedDrawing& drawing : rule.drawings) {
            text += &drawing == rule.drawings.data() ? "" : " | ";
            for (const Sequence& sequence : drawing) {
                text += (&sequence == drawing.data() ? "" : "; ") + sequence.label + ": " +
                        listed(sequence.cells);
            }
        }
        text += ")\n";
    }
    return text;
}

/// Returns the ranges of the cells with bars between them.
std::string ranges_of(const Puzzle& puzzle) {
    std::string text;
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) {
        text += cell == 0 ? "" : "|";
        for (const ValueId value : range_of(puzzle, CellId(cell)))
            text += puzzle.alphabet[value].to_string() + ",";
    }
    return text;
}

std::string givens_of(const Puzzle& puzzle) {
    std::string text;
    for (const Initial& initial : puzzle.initials) {
        text += initial.name + "(";
        for (const Given& given : initial.givens)
            text += std::to_string(given.cell.index()) + "=" + puzzle.alphabet[given.value].to_string() + " ";
        text += ")";
    }
    return text;
}

TEST(SatorLanguage, LayoutsHaveADrawingOrASize) {
    const Puzzle drawn = puzzle_of("layout\n|  * + *\n|  =   =\n|  *\n\nrange 1..2\n");
    EXPECT_EQ(drawn.grid.kind, GridKind::Drawing);
    EXPECT_EQ(drawn.grid.drawing, (std::vector<std::u32string>{U"  * + *", U"  =   =", U"  *"}));
    EXPECT_EQ(drawn.grid.places, (std::vector<Grid::Place>{{0, 2}, {0, 6}, {2, 2}}));
    EXPECT_EQ(drawn.grid.rows, (std::vector<Slot>{{CellId(0), CellId(1)}, {CellId(2)}}));
    for (const char* size : {"2x3", "2 x 3"}) {
        const Puzzle rectangle = puzzle_of("layout " + std::string(size) + "\nrange 1\nrule foo\n| a b\n");
        EXPECT_EQ(rectangle.grid.kind, GridKind::Rectangle);
        EXPECT_EQ(rules_of(rectangle), "foo (a: 0; b: 1 | a: 2; b: 3 | a: 4; b: 5)\n");
    }
    const Puzzle hexagon = puzzle_of("layout hexagon 3 3 3\nrange 1\nrule foo\n|  a b\n| c a b\n|  c a\n");
    EXPECT_EQ(hexagon.grid.kind, GridKind::Hexagon);
    EXPECT_EQ(rules_of(hexagon), "foo (a: 0 3 6; b: 1 4; c: 2 5)\n");
}

TEST(SatorLanguage, SeveralRangesKeepTheOrderOfTheLast) {
    EXPECT_EQ(ranges_of(puzzle_of("layout 3x1\nrange 3..1\n| * . *\n\nrange a \"AB\" blank\n| . * .\n")),
              "3,2,1,|a,AB,,|3,2,1,");
    EXPECT_EQ(ranges_of(puzzle_of("layout 2x1\nrange 1..9\nrange 4 3 20 3\n| * .\n")),
              "4,3,|1,2,3,4,5,6,7,8,9,");
    EXPECT_EQ(ranges_of(puzzle_of("layout 2x2\nrange 1\n|*\n|*\n")), "1,|1,|1,|1,");
    const Puzzle whole = puzzle_of("layout 2x1\nrange 1..3\n");
    EXPECT_TRUE(whole.ranges.empty());
    EXPECT_EQ(whole.alphabet.to_string(), "1..3");
}

TEST(SatorLanguage, StackedRulesShareDrawings) {
    const Puzzle puzzle = puzzle_of(
        "layout\n| * *\n| * *\n\nrange 1..4\n"
        "rule sum 5\n# in between\nrule distinct\n\n| a a\n| b b\n\n| . 1\n| 2 .\n\n"
        "rule in_order\n| * .\n| . .\n");
    EXPECT_EQ(rules_of(puzzle),
              "sum 5 (a: 0 1; b: 2 3 | 1: 1 2)\n"
              "distinct (a: 0 1; b: 2 3 | 1: 1 2)\n"
              "in_order (*: 0)\n");
}

TEST(SatorLanguage, ExpressionsKeepTheirText) {
    const Puzzle puzzle = puzzle_of(
        "layout 2x1\nrange 1..4\nrule sum(a)  <\n   # then\n  2 # more\n| a b\n\nrule expression a = b\n| a "
        "b\n");
    EXPECT_EQ(rules_of(puzzle),
              "expression <sum(a)  <\n\n  2> (a: 0; b: 1)\n"
              "expression <a = b> (a: 0; b: 1)\n");
    EXPECT_EQ(puzzle.rules[0].text_span, (SourceSpan{3, 6, 1}));
    EXPECT_EQ(puzzle.rules[1].text_span, (SourceSpan{8, 17, 1}));
}

TEST(SatorLanguage, WordListsMayBePaths) {
    EXPECT_EQ(
        rules_of(puzzle_of("layout 2x1\nrange a..z\nrule word /usr/share/dict/words min_score=3\n| * *\n")),
        "word /usr/share/dict/words min_score=3 (*: 0 1)\n");
    EXPECT_EQ(puzzle_of("layout 2x1\nrange a..z\nwords an\rat\r\n").words, "an\nat\n");
    EXPECT_EQ(puzzle_of("layout 2x1\nrange a..z\nwords an at\n  it;5\nrange\n\n").words,
              "an\nat\nit;5\nrange\n");
}

TEST(SatorLanguage, PlacedWordsMakeOneRule) {
    EXPECT_EQ(
        rules_of(puzzle_of("layout 2x1\nrange a..z\nplace \"AT\"\nplace \"IT\"\nfind \"NO\"\nfind \"GO\"\n")),
        "place AT IT (*: 0 1)\nfind NO (*: 0 1)\nfind GO (*: 0 1)\n");
    EXPECT_EQ(rules_of(puzzle_of(
                  "layout 2x1\nrange a..z\nrule place \"A\"\nrule sum 3\nrule place \"B\"\n| . *\n")),
              "place A B (*: 1)\nsum 3 (*: 1)\n");
}

TEST(SatorLanguage, InitialDrawingsArePuzzles) {
    EXPECT_EQ(givens_of(puzzle_of("layout 3x1\nrange 1..12\ninitial\n| 12 . 3\n")), "(0=12 2=3 )");
    EXPECT_EQ(
        givens_of(puzzle_of("layout 3x1\nrange 1..12\ninitial\n| 1 . .\n\n| . 2 .\n\ninitial\n| . . .\n")),
        "#1(0=1 )#2(1=2 )#3()");
    EXPECT_EQ(
        givens_of(puzzle_of("layout\n|****\n\nrange -1..1 \"#\" blank \"AB\"\n\ninitial\n|1{-1}#\"AB\"\n")),
        "(0=1 1=-1 2=# 3=AB )");
    EXPECT_EQ(givens_of(puzzle_of("layout 2x1\nrange \"7\" blank\n\ninitial\n| 7 \"\"\n")), "(0=7 1= )");
}

TEST(SatorLanguage, MessagesAreSpelled) {
    EXPECT_EQ(listed(puzzle_of("layout 3x1\nrange a..z\nmessage\n| 2 . 1\n").message), "2 0");
}

TEST(SatorLanguage, RegexCrosswordsTakeAFewLines) {
    const Puzzle rectangle =
        puzzle_of("regexes\nrows    /HE|LL|O+/ /[PLEASE]+/\ncolumns /[^SPEAK]+/ /EP|IP|EF/\n");
    EXPECT_EQ(rectangle.grid.kind, GridKind::Rectangle);
    EXPECT_EQ(rectangle.alphabet.to_string(), "A-Z");
    EXPECT_EQ(rules_of(rectangle),
              "regex HE|LL|O+ (row 1: 0 1)\nregex [PLEASE]+ (row 2: 2 3)\n"
              "regex [^SPEAK]+ (column 1: 0 2)\nregex EP|IP|EF (column 2: 1 3)\n");
    const Puzzle sides =
        puzzle_of("regexes alphabet=A-C dialect=java\nrows\n  /A/i & /B/\n  -\n\ncolumns //\n");
    EXPECT_EQ(sides.alphabet.to_string(), "A-C");
    EXPECT_EQ(rules_of(sides),
              "regex A dialect=java (row 1 (left): 0)\nregex B dialect=java (row 1 (right): 0)\n");
    EXPECT_EQ(sides.rules[0].arguments[0].flags, "i");
    const Puzzle hexagon = puzzle_of(
        "regexes\nx /A+/ - /0/\ny - - /B/\nz /C/ - -\n\nrule palindrome\n|  . .\n| a a a\n|  . .\n");
    EXPECT_EQ(hexagon.grid.kind, GridKind::Hexagon);
    EXPECT_EQ(hexagon.alphabet.to_string(), "0A-Z");
    EXPECT_EQ(
        rules_of(hexagon),
        "regex A+ (X line 1: 0 2)\nregex 0 (X line 3: 4 6)\nregex B (row 3: 5 6)\nregex C (Z line 1: 5 2)\n"
        "palindrome (a: 2 3 4)\n");
}

TEST(SatorLanguage, OptionsReplaceAlphabetAndDialect) {
    PuzzleOptions options;
    options.alphabet = CodePointSet{{U'x', U'y'}};
    options.dialect = Dialect::Java;
    const Puzzle puzzle = puzzle_of("regexes alphabet=A\nrows /A/\ncolumns -\n", options);
    EXPECT_EQ(puzzle.alphabet.to_string(), "xy");
    EXPECT_EQ(puzzle_of("regexes alphabet=\"A-C\"\nrows /A/\ncolumns -\n").alphabet.to_string(), "A-C");
    EXPECT_EQ(rules_of(puzzle), "regex A dialect=java (row 1: 0)\n");
}

TEST(SatorLanguage, CluesOfOtherRulesAreAroundTheGrid) {
    const Puzzle puzzle = puzzle_of(
        "layout 3x2\nrange 1..3\nclues visible far=1\nleft 2, -\nright 1,3\ntop 1, 2, 3\nbottom -, -, 2\n");
    EXPECT_EQ(rules_of(puzzle),
              "visible 2 far=1 (row 1: 0 1 2)\n"
              "visible 1 far=1 (row 1 from the right: 2 1 0)\n"
              "visible 3 far=1 (row 2 from the right: 5 4 3)\n"
              "visible 1 far=1 (column 1: 0 3)\n"
              "visible 2 far=1 (column 2: 1 4)\n"
              "visible 3 far=1 (column 3: 2 5)\n"
              "visible 2 far=1 (column 3 from the bottom: 5 2)\n");
    EXPECT_EQ(rules_of(puzzle_of("range blank \"#\"\nclues runs\nrows\n  1 1\n  0\ncolumns 1, 0,\n  1\n")),
              "runs 1 1 (row 1: 0 1 2)\nruns 0 (row 2: 3 4 5)\nruns 1 (column 1: 0 3)\nruns 0 (column 2: 1 "
              "4)\nruns 1 (column 3: 2 5)\n");
    EXPECT_EQ(rules_of(puzzle_of("layout\n| * *\n|---\n|   *\n\nrange 1..3\nclues sum\ncolumns 3, 4\n")),
              "sum 3 (column 1: 0)\nsum 4 (column 2: 1 2)\n");
    EXPECT_EQ(rules_of(puzzle_of("layout 2x1\nrange A B\nclues count A * far=1\ntop 1, 0..1\n")),
              "count A 1 far=1 (column 1: 0)\ncount A 0..1 far=1 (column 2: 1)\n");
    EXPECT_EQ(
        rules_of(puzzle_of("layout 2x1\nrange 1..3\nclues visible\nright 2 & 3\n")),
        "visible 2 (row 1 (first) from the right: 1 0)\nvisible 3 (row 1 (second) from the right: 1 0)\n");
    // Only clues that are read from the right have it in their label.
    EXPECT_EQ(rules_of(puzzle_of("layout 1x1\nregexes\nleft /A/ & /B/\nright /C/\n")),
              "regex A (row 1 (first): 0)\nregex B (row 1 (second): 0)\nregex C (row 1 from the right: 0)\n");
}

TEST(SatorLanguage, CluesMayComeFromAFile) {
    Resources resources([](const std::string& path) -> std::optional<std::string> {
        if (path == "one.json")
            return R"({"name": "One", "patternsX": ["A"], "patternsY": ["."], "solutionMap": [0]})";
        if (path == "two.json")
            return R"([{"name": "One", "patternsX": ["A"], "patternsY": ["."]}, {"patternsX": ["B"], "patternsY": ["x", "."]}])";
        return std::nullopt;
    });
    const auto rules = [&](const std::string& text) {
        const auto puzzle = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
        return puzzle ? rules_of(*puzzle) : to_text(puzzle.error().front());
    };
    EXPECT_EQ(rules("regexes one.json\nrule palindrome\n| *\n"),
              "regex A (column 1: 0)\nregex . (row 1: 0)\npalindrome (*: 0)\n");
    EXPECT_EQ(rules("regexes two.json 2\n"),
              "regex B (column 1: 0 1)\nregex x (row 1: 0)\nregex . (row 2: 1)\n");
    EXPECT_EQ(rules("regexes \"two.json\" \"One\"\n"), "regex A (column 1: 0)\nregex . (row 1: 0)\n");
    EXPECT_EQ(rules("regexes two.json\n"),
              "demo.sator:1:9: error: 'two.json' has 2 puzzles\n    regexes two.json\n            ^^^^^^^^\n"
              "hint: write the name or the number of one after it\n");
    EXPECT_EQ(rules("regexes two.json Two\n"),
              "demo.sator:1:18: error: 'two.json' has no puzzle 'Two'\n    regexes two.json Two\n            "
              "         ^^^\n"
              "hint: write its name or its number\n");
    EXPECT_EQ(
        rules("regexes none.json\n"),
        "demo.sator:1:9: error: there is no file 'none.json'\n    regexes none.json\n            ^^^^^^^^^\n"
        "hint: it is searched for in the folder of the puzzle and in the parent folders\n");
}

TEST(SatorLanguage, IsRecognisedByItsGridStatement) {
    EXPECT_TRUE(looks_like_sator("# x\n  layout\n| *"));
    EXPECT_TRUE(looks_like_sator("regexes # x\r\n"));
    EXPECT_TRUE(looks_like_sator("Layout 2x2\n"));
    EXPECT_TRUE(looks_like_sator("title x\r\nlayout\r\n"));
    EXPECT_FALSE(looks_like_sator("layouts\n rule layout\n"));
    EXPECT_FALSE(looks_like_sator(""));
}

TEST(SatorLanguage, ReadsTitlesAndNames) {
    const Puzzle titled = puzzle_of(
        "title  Two by two   # and another\nauthor \"# nobody\"\nsource https://example.org/#2\nlayout "
        "1x1\nrange 1\n");
    EXPECT_EQ(titled.title, "Two by two");
    EXPECT_EQ(titled.name, "Two by two");
    EXPECT_EQ(titled.author, "# nobody");
    EXPECT_EQ(titled.source, "https://example.org/#2");
    EXPECT_EQ(puzzle_of("layout 1x1\nrange 1\n").name, "demo");
    EXPECT_EQ(puzzle_of("title Two\n  lines\nlayout 1x1\nrange 1\n").title, "Two lines");
}

}  // namespace
}  // namespace sator::tests
