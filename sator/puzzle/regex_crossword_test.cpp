#include "sator/puzzle/regex_crossword.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Clue clue(std::string text) {
    return {std::move(text), {}, true};
}

/// Returns a line for each rule: its label, clue and cells.
std::string rules_of(const Puzzle& puzzle) {
    std::string text;
    for (const RuleStatement& rule : puzzle.rules) {
        const Sequence& sequence = rule.drawings.at(0).at(0);
        text += sequence.label + ": " + rule.name;
        for (const Argument& argument : rule.arguments) text += " " + argument.text;
        for (const CellId cell : sequence.cells) text += " " + std::to_string(cell.value);
        text += "\n";
    }
    return text;
}

TEST(RegexCrossword, HasARuleForEachClueOfARectangle) {
    RegexCrossword crossword;
    crossword.lines[0] = {{clue("[^SPEAK]+")}, {clue("EP|IP|EF"), clue(".+")}, {}};
    crossword.lines[1] = {{clue("HE|LL|O+"), clue("")}, {clue(""), clue("[PLEASE]+")}};
    const auto puzzle = make_regex_crossword(crossword);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(rules_of(*puzzle),
              "column 1: regex [^SPEAK]+ 0 3\n"
              "column 2 (top): regex EP|IP|EF 1 4\n"
              "column 2 (bottom): regex .+ 1 4\n"
              "row 1: regex HE|LL|O+ 0 1 2\n"
              "row 2: regex [PLEASE]+ 3 4 5\n");
    EXPECT_EQ(puzzle->rules[0].arguments[0].kind, Argument::Kind::Regex);
    EXPECT_EQ(puzzle->alphabet.to_string(), "A-Z");
    EXPECT_EQ(puzzle->grid.cell_count(), 6U);
    EXPECT_TRUE(puzzle->ranges.empty());
}

TEST(RegexCrossword, HasThreeDirectionsInAHexagon) {
    RegexCrossword crossword;
    crossword.is_hexagonal = true;
    crossword.lines[0] = {{clue("A"), clue("B")}, {}};
    crossword.lines[1] = {{}, {clue("C"), clue("D")}, {}};
    crossword.lines[2] = {{clue("E")}, {clue("\\d"), clue("F")}};
    const auto puzzle = make_regex_crossword(crossword);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(rules_of(*puzzle),
              "X line 1 (first): regex A 0 1\n"
              "X line 1 (second): regex B 0 1\n"
              "row 2 (left): regex C 1 2\n"
              "row 2 (right): regex D 1 2\n"
              "Z line 1: regex E 3 1\n"
              "Z line 2 (first): regex \\d 2 0\n"
              "Z line 2 (second): regex F 2 0\n");
    EXPECT_EQ(puzzle->alphabet.to_string(), "0-9A-Z");
}

TEST(RegexCrossword, PrefersTheCallersAlphabet) {
    RegexCrossword crossword;
    crossword.lines = {{{{clue("[a-f]")}}, {{clue("\\s")}}, {}}};
    EXPECT_EQ(make_regex_crossword(crossword)->alphabet.to_string(), " A-Za-f");
    crossword.alphabet = CodePointSet{{U'0', U'9'}};
    EXPECT_EQ(make_regex_crossword(crossword)->alphabet.to_string(), "0-9");
    PuzzleOptions options;
    options.alphabet = CodePointSet{{U'x', U'z'}};
    EXPECT_EQ(make_regex_crossword(crossword, options)->alphabet.to_string(), "x-z");
}

TEST(RegexCrossword, TheDialectIsPassedToItsRules) {
    RegexCrossword crossword;
    crossword.lines = {{{{clue("[A-Z&&[^A]]")}}, {{clue("\\Q]\\E")}}, {}}};
    PuzzleOptions options;
    options.dialect = Dialect::Java;
    const auto puzzle = make_regex_crossword(crossword, options);
    EXPECT_EQ(rules_of(*puzzle),
              "column 1: regex [A-Z&&[^A]] dialect=java 0\n"
              "row 1: regex \\Q]\\E dialect=java 0\n");
    EXPECT_EQ(puzzle->alphabet.to_string(), "A-Z]");
}

TEST(RegexCrossword, RefusesCountsThatMakeNoGrid) {
    RegexCrossword crossword;
    EXPECT_EQ(make_regex_crossword(crossword).error().message, "the puzzle has no columns");
    crossword.is_hexagonal = true;
    crossword.lines[0].resize(2);
    crossword.lines[1].resize(2);
    EXPECT_EQ(make_regex_crossword(crossword).error().message, "no hexagon has 2 X, 2 Y and 0 Z lines");
    crossword.lines[2].resize(3);
    EXPECT_TRUE(make_regex_crossword(crossword));
    EXPECT_EQ(
        make_regex_crossword(crossword, {.alphabet = {}, .dialect = {}, .cell_limit = 3}).error().message,
        "the puzzle has 4 cells, more than the cell limit of 3");
}

}  // namespace
}  // namespace sator::tests
