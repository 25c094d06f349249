#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Ringed, AgreesWithItsDefinition) {
    for (const auto& [columns, rows] : {std::pair{2, 2}, {3, 3}, {4, 2}, {1, 3}}) {
        for (const char* wanted : {"some", "none"}) {
            SmallPuzzle puzzle(static_cast<std::size_t>(columns), static_cast<std::size_t>(rows), U"\\/");
            puzzle.rule("ringed", {"\\", "/", wanted}, {{0}});
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << columns << wanted;
            EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns << wanted;
        }
    }
}

TEST(Ringed, HasBothKindsAtOnce) {
    SmallPuzzle puzzle(3, 3, U"\\/");
    puzzle.rule("ringed", {"\\", "/", "some"}, {{0}});
    puzzle.rule("ringed", {"\\", "/", "none"}, {{8}});
    const auto all = puzzle.brute_force();
    EXPECT_FALSE(all.empty());
    EXPECT_EQ(puzzle.searched(), all);
}

TEST(Ringed, SpeaksOfItsCell) {
    SmallPuzzle puzzle(2, 2, U"\\/");
    puzzle.rule("ringed", {"\\", "/", "some"}, {{0}});
    EXPECT_EQ(puzzle.description(), "the diagonal of R1C1 must be part of a ring of diagonals\n");
}

}  // namespace
}  // namespace sator::tests
