#include "sator/create/kinds/created_kind_words.hpp"

#include <gtest/gtest.h>

#include "sator/create/kinds/created_kind_table.hpp"

namespace sator::create {
namespace {

CreatedKindWords words_of_row(std::string_view name) {
    return words_of(*find_created_kind(name));
}

TEST(CreatedKindWords, AreThoseOfTheKindsText) {
    EXPECT_EQ(words_of_row("futoshiki").all(),
              "Each row and column holds 1 to SIZE once. A sign between two cells says which is greater.");
    EXPECT_EQ(words_of_row("killer").in_short(),
              "A sudoku with cages. The values of a cage are different and have its sum.");
    EXPECT_TRUE(words_of_row("jigsaw").all().contains("region")) << "the flag of its row is set";
    EXPECT_FALSE(words_of_row("sudoku").all().contains("region"));
    EXPECT_FALSE(words_of_row("kropki").all().contains("All dots are given"));
    EXPECT_TRUE(words_of_row("latin-square").kind.german.starts_with("In jeder Zeile"));
}

TEST(CreatedKindWords, AreThoseOfTheBaseAndTheRules) {
    const CreatedKindWords words = words_of_row("x-sums");
    EXPECT_EQ(words.all(),
              "Each row, column and box holds 1 to SIZE once. The first X cells add up to N, where X is the "
              "number in the first cell. X itself is one of the numbers that are added.");
    EXPECT_EQ(words.in_short(), "The first X cells add up to N, where X is the number in the first cell.");
    EXPECT_EQ(words_of_row("kropki-sudoku").rules.size(), 2U);
    EXPECT_TRUE(words_of_row("anti-knight").in_short().starts_with("No two marked cells a knight's move"));
    EXPECT_TRUE(words_of_row("doppelblock").all().starts_with("Two cells are black"));
}

TEST(CreatedKindWords, EachRowHasSome) {
    for (const CreatedKind& row : created_kinds()) {
        const CreatedKindWords words = words_of(row);
        EXPECT_FALSE(words.in_short().empty()) << row.name;
        EXPECT_FALSE(words.all().contains('{')) << row.name;
    }
}

}  // namespace
}  // namespace sator::create
