#include <gtest/gtest.h>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/rules/registry/rule_words.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const RuleNoun kCage{"cage of 8"}, kArrow{"arrow", RuleNoun::Place::From},
    kClue{"clue", RuleNoun::Place::Outside}, kDot{"dot", RuleNoun::Place::Between};

struct Named {
    RuleNoun noun;
    std::string label = {};
    NameDetail detail = NameDetail::Brief;
    std::string place = {};
};

std::string subject(const Grid& grid, const std::vector<std::size_t>& cells, const Named& named) {
    Puzzle puzzle;
    puzzle.grid = grid;
    const GroupNames groups(puzzle.grid);
    Sequence sequence{named.place, {}};
    for (const std::size_t cell : cells) sequence.cells.emplace_back(cell);
    return rule_subject({puzzle, groups, named.detail}, sequence, named.noun, named.label,
                        ReadingDirection::Matters);
}

TEST(RuleSubject, NamesRulesByTheirNounAndPlace) {
    const Grid grid = make_rectangle(3, 3)->grid;
    EXPECT_EQ(subject(grid, {0, 1, 3}, {kCage}), "the cage of 8 at R1C1");
    EXPECT_EQ(subject(grid, {3, 4, 5}, {kCage}), "the cage of 8 in row 2");
    EXPECT_EQ(subject(grid, {4, 2}, {kArrow}), "the arrow from R2C2");
    EXPECT_EQ(subject(grid, {5, 4, 3}, {kArrow}), "the arrow in row 2 from the right");
    EXPECT_EQ(subject(grid, {0, 1}, {kDot}), "the dot between R1C1 and R1C2");
    EXPECT_EQ(subject(grid, {0, 1, 3}, {kCage, "", NameDetail::Brief, "region a"}),
              "the cage of 8 in region a");
}

TEST(RuleSubject, NamesCluesByTheirSide) {
    const Grid grid = make_rectangle(3, 3)->grid;
    EXPECT_EQ(subject(grid, {2, 5, 8}, {kClue}), "the clue above column 3");
    EXPECT_EQ(subject(grid, {8, 5, 2}, {kClue}), "the clue below column 3");
    EXPECT_EQ(subject(grid, {3, 4, 5}, {kClue}), "the clue left of row 2");
    EXPECT_EQ(subject(grid, {5, 4, 3}, {kClue}), "the clue right of row 2");
    EXPECT_EQ(subject(grid, {1, 3}, {kClue}), "the clue from R1C2 down-left");
    EXPECT_EQ(subject(grid, {1, 3, 4}, {kClue}), "the clue at R1C2");
    const LinedGrid hexagon = *make_hexagon(3, 3, 3);
    EXPECT_EQ(subject(hexagon.grid, {0, 2}, {kClue}), "the clue at the upper end of X line 1");
    EXPECT_EQ(subject(hexagon.grid, {2, 0}, {kClue}), "the clue at the lower end of X line 1");
    EXPECT_EQ(subject(hexagon.grid, {5, 2}, {kClue}), "the clue at the lower end of Z line 1");
    EXPECT_EQ(subject(hexagon.grid, {3, 4, 2}, {kClue}), "the clue at R2C2");
}

TEST(RuleSubject, NamesLinesOfOverlappingGrids) {
    Grid grid = make_rectangle(3, 2)->grid;
    grid.blocks = {{0, 0, 2, 2}, {0, 1, 2, 2}};
    EXPECT_EQ(subject(grid, {1, 2}, {{}}), "row 1 of grid 2");
    EXPECT_EQ(subject(grid, {5, 2}, {kClue}), "the clue below column 2 of grid 2");
    EXPECT_EQ(subject(grid, {0, 1, 2}, {{}}), "row 1");
}

TEST(RuleSubject, AddsAsMuchOfThePlaceAsNeeded) {
    const Grid grid = make_rectangle(3, 3)->grid;
    const std::vector<std::size_t> cells = {0, 1, 3};
    EXPECT_EQ(subject(grid, cells, {kCage, "X"}), "X");
    EXPECT_EQ(subject(grid, cells, {kCage, "X", NameDetail::Placed}), "X at R1C1");
    EXPECT_EQ(subject(grid, cells, {kCage, "X", NameDetail::AllCells}), "X at R1C1–R1C2–R2C1");
    EXPECT_EQ(subject(grid, cells, {kArrow, "", NameDetail::AllCells}), "the arrow R1C1–R1C2–R2C1");
    EXPECT_EQ(subject(grid, {2, 5, 8}, {kClue, "X", NameDetail::Placed}), "X above column 3");
    EXPECT_EQ(subject(grid, {0, 1, 3, 4, 6}, {{}}), "the 5 cells from R1C1 to R3C1");
    EXPECT_EQ(subject(grid, {0, 1, 3, 4, 6}, {{}, "", NameDetail::AllCells}), "R1C1–R1C2–R2C1–R2C2–R3C1");
}

}  // namespace
}  // namespace sator::tests
