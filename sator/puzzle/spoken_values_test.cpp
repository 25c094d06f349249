#include "sator/puzzle/spoken_values.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SpokenValues, HaveTheArticleOfTheirSound) {
    EXPECT_EQ(with_article("A"), "an A");
    EXPECT_EQ(with_article("T"), "a T");
    EXPECT_EQ(with_article("x"), "an x");
    EXPECT_EQ(with_article("8"), "an 8");
    EXPECT_EQ(with_article("tent"), "a tent");
    EXPECT_EQ(with_article("oak"), "an oak");
}

TEST(SpokenValues, HaveTheNamesOfTheKind) {
    Puzzle puzzle;
    puzzle.alphabet = Alphabet({Symbol::of_text(U"A"), Symbol::of_text(U"*")});
    EXPECT_EQ(spoken_value(puzzle, ValueId(0)), "A");
    EXPECT_EQ(spoken_value(puzzle, ValueId(1)), "\"*\"");
    puzzle.kind = PuzzleKind{.name = "camp",
                             .parameters = {},
                             .marks = {},
                             .values = {{"\"A\"", "tent", "tents", {}, {}}},
                             .definition = nullptr};
    EXPECT_EQ(spoken_value(puzzle, ValueId(0)), "tent");
    EXPECT_EQ(spoken_value(puzzle, ValueId(1)), "\"*\"");
}

}  // namespace
}  // namespace sator::tests
