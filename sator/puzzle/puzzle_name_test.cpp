#include "sator/puzzle/puzzle_name.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(PuzzleName, IsTheFilesNameWithoutFolderAndEnding) {
    EXPECT_EQ(puzzle_name("puzzles/regex/bees.json", 0, 1), "bees");
    EXPECT_EQ(puzzle_name("bees.v2.json", 0, 1), "bees.v2");
    EXPECT_EQ(puzzle_name("a.b/bees", 0, 1), "bees");
    EXPECT_EQ(puzzle_name(".hidden", 0, 1), ".hidden");
    EXPECT_EQ(puzzle_name("-", 0, 1), "-");
}

TEST(PuzzleName, IsNumberedIfTheFileHasSeveralPuzzles) {
    EXPECT_EQ(puzzle_name("bees.json", 0, 2), "bees#1");
    EXPECT_EQ(puzzle_name("bees.json", 11, 12), "bees#12");
}

}  // namespace
}  // namespace sator::tests
