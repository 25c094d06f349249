// Divisions of small empty grids are as many as the literature says, and puzzles have the solutions that people find.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the number of solutions of a rule about the edges of a grid.
std::optional<std::size_t> divisions(const std::string& size, const std::string& rule) {
    const std::string text =
        "grid " + size + " edges\nrange \".\" \"#\" at edges\nrule division \"#\" " + rule + "\n";
    Resources none;
    const auto puzzle = read_sator({"test", std::make_shared<const std::string>(text)}, none, {});
    EXPECT_TRUE(puzzle) << to_text(puzzle.error().front());
    if (!puzzle) return std::nullopt;
    auto solver = PuzzleSolver::build(*puzzle);
    EXPECT_TRUE(solver) << to_text(solver.error().front());
    if (!solver) return std::nullopt;
    return solver->solve({.verify = Verify::All}).solutions.size();
}

TEST(Division, OfEmptyGridsIsCounted) {
    EXPECT_EQ(divisions("2x2", "at edges"), 12) << "A145835";
    EXPECT_EQ(divisions("3x3", "at edges"), 1434) << "A145835";
    EXPECT_EQ(divisions("2x2", "rectangle at edges"), 8) << "A182275";
    EXPECT_EQ(divisions("3x3", "rectangle at edges"), 322) << "A182275";
    EXPECT_EQ(divisions("4x4", "size 2 at edges"), 36) << "A004003: dominoes";
    EXPECT_EQ(divisions("4x4", "size 4 at edges"), 117) << "tetrominoes";
    EXPECT_EQ(divisions("3x2", "unlike at edges"), 33) << "fillomino";
    EXPECT_EQ(divisions("3x3", "unlike at edges"), 445) << "fillomino";
    EXPECT_EQ(divisions("3x3", "regions 1 at edges"), 1);
    EXPECT_EQ(divisions("3x3", "regions 9 at edges"), 1);
}

TEST(Division, HasCluesInItsRegions) {
    EXPECT_EQ(divisions("2x2", "one clues 2 ? at edges: R1C1 R2C2"), 2);
    EXPECT_EQ(divisions("3x1", "clues 2 at edges: R1C2"), 2);
    EXPECT_EQ(divisions("3x3", "one rectangle clues 3 6 at edges: R1C1 R3C3"), 2);
}

}  // namespace
}  // namespace sator::tests
