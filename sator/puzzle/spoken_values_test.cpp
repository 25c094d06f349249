#include "sator/puzzle/spoken_values.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/puzzle_kind.hpp"
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
    const ValueId star(0), tent(1);  // in the order of the alphabet
    EXPECT_EQ(spoken_value(puzzle, tent), "A");
    EXPECT_EQ(spoken_value(puzzle, star), "\"*\"");
    puzzle.kind =
        std::make_shared<const PuzzleKind>(PuzzleKind{.name = "camp",
                                                      .parameters = {},
                                                      .marks = {},
                                                      .values = {{"\"A\"", "tent", "tents", {}, {}}},
                                                      .definition = nullptr});
    EXPECT_EQ(spoken_value(puzzle, tent), "tent");
    EXPECT_EQ(spoken_value(puzzle, star), "\"*\"");
    EXPECT_EQ(value_name(puzzle, tent)->plural, "tents");
    EXPECT_EQ(value_name(puzzle, star), nullptr);
}

}  // namespace
}  // namespace sator::tests
