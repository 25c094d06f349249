#include "sator/puzzle/sequence_name.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string name(const Grid& grid, const std::string& label, const std::vector<std::size_t>& cells) {
    Sequence sequence;
    sequence.label = label;
    for (const std::size_t cell : cells) sequence.cells.emplace_back(cell);
    return sequence_name(grid, sequence);
}

TEST(SequenceName, KeepsAName) {
    EXPECT_EQ(name(make_rectangle(2, 2)->grid, "X line 3", {0, 1}), "X line 3");
}

TEST(SequenceName, NamesLines) {
    const Grid grid = make_rectangle(3, 2)->grid;
    EXPECT_EQ(name(grid, "b", {3, 4, 5}), "row 2");
    EXPECT_EQ(name(grid, "b", {5, 4, 3}), "row 2 from the right");
    EXPECT_EQ(name(grid, "*", {1, 4}), "column 2");
    EXPECT_EQ(name(grid, "1", {4, 1}), "column 2 from the bottom");
    EXPECT_EQ(name(grid, "*", {0, 1, 2, 3, 4, 5}), "all cells");
    EXPECT_EQ(name(grid, "*", {4}), "R2C2");
    EXPECT_EQ(name(grid, "*", {}), "no cells");
}

TEST(SequenceName, NamesOtherSequencesByTheirMark) {
    const Grid grid = make_rectangle(3, 2)->grid;
    EXPECT_EQ(name(grid, "a", {1, 2}), "R1C2–R1C3");
    EXPECT_EQ(name(grid, "12", {1, 2}), "R1C2–R1C3");
    EXPECT_EQ(name(grid, "*", {0, 0, 1}), "R1C1–R1C1–R1C2");
    EXPECT_EQ(name(grid, "", {0, 3, 4}), "R1C1–R2C1–R2C2");
}

TEST(SequenceName, CountsCellsIfRowsDiffer) {
    const Grid grid = make_hexagon(3, 3, 3)->grid;
    EXPECT_EQ(name(grid, "a", {2, 3, 4}), "row 2");
    EXPECT_EQ(name(grid, "a", {0, 2}), "X line 1");
    EXPECT_EQ(cell_name(grid, CellId(4)), "R2C3");
}

}  // namespace
}  // namespace sator::tests
