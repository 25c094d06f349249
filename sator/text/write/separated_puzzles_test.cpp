#include "sator/text/source/separated_puzzles.hpp"

#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Parts = std::vector<std::string>;

ReadResult read_all(const std::string& text) {
    Resources none;
    return read_sator_file({"many.sator", std::make_shared<const std::string>(text)}, none, {});
}

TEST(SeparatedPuzzles, KeepTheNumbersOfTheirLines) {
    EXPECT_EQ(separated_puzzles("a\nb\n---\nc\n"), (Parts{"a\nb\n", "\n\n\nc\n"}));
    EXPECT_EQ(separated_puzzles("a\r\n--- \r\nb"), (Parts{"a\r\n", "\n\nb"}));
}

TEST(SeparatedPuzzles, WithoutContentAreLeftOut) {
    EXPECT_EQ(separated_puzzles("---\n\n# nothing\n---\na\n---\n"), (Parts{"\n\n\n\na\n"}));
    EXPECT_EQ(separated_puzzles("# nothing\n"), (Parts{"# nothing\n"}));
    EXPECT_EQ(separated_puzzles(""), (Parts{""}));
}

TEST(SeparatedPuzzles, MayBeOneWithLinesAround) {
    for (const std::string text : {"sudoku 4x4\n---\n", "---\n# nothing\n---\nsudoku 4x4"}) {
        const auto puzzles = read_all(text);
        ASSERT_EQ(puzzles.size(), 1U);
        ASSERT_TRUE(puzzles[0]) << to_text(puzzles[0].error());
        EXPECT_EQ(puzzles[0]->name, "many");
    }
}

TEST(SeparatedPuzzles, OtherLinesSeparateNothing) {
    for (const std::string text : {"a\n----\nb\n", "a\n|---\nb\n", "a\n ---\nb\n", "a --- b\n"})
        EXPECT_EQ(separated_puzzles(text), Parts{text});
}

TEST(SeparatedPuzzles, ArePuzzlesOfTheirOwn) {
    const auto puzzles =
        read_all("sudoku 4x4\n---\ntitle Second\ngrid 2x2\nrange 1..2\n---\nlatin 3x3\nwrong\n");
    ASSERT_EQ(puzzles.size(), 3U);
    ASSERT_TRUE(puzzles[0] && puzzles[1]);
    EXPECT_EQ(puzzles[0]->name, "many#1");
    EXPECT_EQ(puzzles[1]->name, "Second");
    EXPECT_EQ(puzzles[1]->grid.places.size(), 4U);
    ASSERT_FALSE(puzzles[2]);
    EXPECT_EQ(puzzles[2].error().span.line, 8U);
    EXPECT_EQ(puzzles[2].error().excerpt, "wrong");
}

TEST(SeparatedPuzzles, StayApartInATidyText) {
    const std::string text =
        "sudoku 4x4\nkiller\n  3 R1C1 R1C2\n---\nsudoku 4x4\nrule sum 5\n| a a . .\n---\n";
    const std::string tidy = tidy_text(text, Registry::standard());
    EXPECT_EQ(separated_puzzles(tidy).size(), 2U) << tidy;
}

}  // namespace
}  // namespace sator::tests
