// What a puzzle carries besides its cells and rules: texts, its solution, decorations.
#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_with_texts(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

std::string text_errors_of(const std::string& text) {
    const auto puzzle = read_with_texts(text);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

/// Returns the text that the puzzle is written as; empty if that does not read_with_texts back as the same puzzle.
std::string rewritten_texts(const std::string& text) {
    const auto puzzle = read_with_texts(text);
    if (!puzzle) return text_errors_of(text);
    const auto written = write_sator(*puzzle);
    if (!written) return to_text(written.error());
    const auto back = read_with_texts(*written);
    return back && *back == *puzzle ? *written : "not the same:\n" + *written;
}

const std::string kTwoCells = "layout 2x1\nrange 1 2\n";

TEST(PuzzleTexts, AreReadAndWritten) {
    const std::string text =
        "title Two\n"
        "difficulty 3 of 5\n"
        "link https://example.org/#two\n"
        "rules\n"
        "  Place 1 and 2.\n"
        "  rows may begin with a word of the language.\n"
        "\n"
        "  A second paragraph.\n"
        "\n" +
        kTwoCells;
    const auto puzzle = read_with_texts(text);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    EXPECT_EQ(puzzle->rules_text,
              "Place 1 and 2.\nrows may begin with a word of the language.\n\nA second paragraph.");
    EXPECT_EQ(puzzle->difficulty, "3 of 5");
    EXPECT_EQ(puzzle->link, "https://example.org/#two");
    EXPECT_EQ(rewritten_texts(text),
              "title Two\n"
              "difficulty 3 of 5\n"
              "link \"https://example.org/#two\"\n"
              "rules\n"
              "  Place 1 and 2.\n"
              "  rows may begin with a word of the language.\n"
              "\n"
              "  A second paragraph.\n"
              "\n" +
                  kTwoCells);
    EXPECT_EQ(rewritten_texts("rules \"one\\n| two\"\n" + kTwoCells),
              "rules \"one\\n| two\"\n\n" + kTwoCells);
    EXPECT_EQ(read_with_texts("rules One line.\n" + kTwoCells)->rules_text, "One line.");
    EXPECT_EQ(read_with_texts("rules One line\n  and a second.\n" + kTwoCells)->rules_text,
              "One line\nand a second.");
}

TEST(PuzzleTexts, MustNotBeEmptyOrTwice) {
    EXPECT_EQ(text_errors_of("rules\n" + kTwoCells),
              "demo.sator:1:1: error: 'rules' has no text\n"
              "    rules\n"
              "    ^^^^^\n"
              "hint: write it on the same line or on indented lines below\n");
    EXPECT_EQ(text_errors_of("link a\nlink b\n" + kTwoCells),
              "demo.sator:2:1: error: the puzzle has a 'link' already\n"
              "    link b\n"
              "    ^^^^\n");
}

TEST(PuzzleTexts, HaveTheSolution) {
    const std::string text = kTwoCells + "\nsolution\n| 1 2\n";
    const auto puzzle = read_with_texts(text);
    ASSERT_TRUE(puzzle);
    ASSERT_EQ(puzzle->solution.size(), 2u);
    EXPECT_EQ(puzzle->solution[1].value, ValueId(1));
    EXPECT_EQ(rewritten_texts(text), text);
    EXPECT_EQ(text_errors_of(kTwoCells + "solution\n| 1 .\n"),
              "demo.sator:4:2: error: the solution has no value in R1C2\n"
              "    | 1 .\n"
              "     ^^^^\n"
              "hint: draw the whole grid with the value of each cell\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "solution\n| 1 3\n"),
              "demo.sator:4:5: error: no cell can hold 3\n"
              "    | 1 3\n"
              "        ^\n"
              "hint: the values are 1 2\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "solution\n"),
              "demo.sator:3:1: error: 'solution' needs one drawing\n"
              "    solution\n"
              "    ^^^^^^^^\n"
              "hint: draw the whole grid with the value of each cell\n");
}

TEST(PuzzleTexts, NameNumberedClues) {
    const std::string text = kTwoCells + "\nclue across 1 \"A \\\"word\\\"\"\nclue down 2 \"Another\"\n";
    EXPECT_EQ(rewritten_texts(text), text);
    const auto puzzle = read_with_texts(kTwoCells + "clue across\n  1 \"One\"\n  3 \"Three\"\n");
    ASSERT_TRUE(puzzle);
    ASSERT_EQ(puzzle->clue_texts.size(), 2u);
    EXPECT_EQ(puzzle->clue_texts[1], (ClueText{"across", 3, "Three"}));
    EXPECT_EQ(text_errors_of(kTwoCells + "clue across one \"A\"\n"),
              "demo.sator:3:13: error: this is not the number of a clue\n"
              "    clue across one \"A\"\n"
              "                ^^^\n"
              "hint: write clue across 1 \"…\", or clue down 2 \"…\"\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "clue left 1 \"A\"\n"),
              "demo.sator:3:6: error: the direction of the clue is missing\n"
              "    clue left 1 \"A\"\n"
              "         ^^^^\n"
              "hint: write clue across 1 \"…\", or clue down 2 \"…\"\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "clue across 1 \"A\"\nclue across 1 \"B\"\n"),
              "demo.sator:4:13: error: clue 1 across has a text already\n"
              "    clue across 1 \"B\"\n"
              "                ^\n");
}

TEST(PuzzleTexts, HaveDecorations) {
    const std::string text = kTwoCells +
                             "\n"
                             "line blue at R1C1 R1C2\n"
                             "shade at R1C1\n"
                             "border red at R1C2\n"
                             "circle at R1C1\n"
                             "text \"start\" at R1C1\n";
    EXPECT_EQ(rewritten_texts(text), text);
    const auto puzzle = read_with_texts(kTwoCells + "shade green\n  R1C1\n  red row 1\n");
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    ASSERT_EQ(puzzle->decorations.size(), 2u);
    EXPECT_EQ(puzzle->decorations[0].colour, "green");
    EXPECT_EQ(puzzle->decorations[1].colour, "red");
    EXPECT_EQ(puzzle->decorations[1].cells.size(), 2u);
}

TEST(PuzzleTexts, RefuseWrongDecorations) {
    EXPECT_EQ(text_errors_of(kTwoCells + "line beige at R1C1\n"),
              "demo.sator:3:6: error: 'beige' is not a colour\n"
              "    line beige at R1C1\n"
              "         ^^^^^\n"
              "hint: the colours are grey, red, orange, yellow, green, blue, purple, pink\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "line\n"),
              "demo.sator:3:1: error: 'line' names no cells\n"
              "    line\n"
              "    ^^^^\n"
              "hint: write line at R1C1..R1C4, or cells on indented lines below\n");
    EXPECT_EQ(text_errors_of(kTwoCells + "text at R1C1\n"),
              "demo.sator:3:1: error: 'text' has no text\n"
              "    text at R1C1\n"
              "    ^^^^\n"
              "hint: write text \"…\" at R1C1..R1C4, or cells on indented lines below\n");
}

}  // namespace
}  // namespace sator::tests
