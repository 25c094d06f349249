#include "sator/puzzle/grids/hexagon.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the lines of one direction: "5 2 | 6 3 0 | 4 1".
std::string lines_of(const LinedGrid& grid, Axis axis) {
    std::string text;
    for (const Slot& line : grid[axis]) {
        if (!text.empty()) text += " |";
        for (const CellId cell : line) text += (text.empty() ? "" : " ") + std::to_string(cell.value);
    }
    return text;
}

std::string error_of(std::size_t x, std::size_t y, std::size_t z, std::size_t limit = kCellLimit) {
    const auto made = make_hexagon(x, y, z, limit);
    return made ? "a hexagon" : to_text(made.error());
}

TEST(Hexagon, ARegularOneHasThreeDirectionsOfLines) {
    const auto made = make_hexagon(3, 3, 3);
    ASSERT_TRUE(made);
    EXPECT_EQ(lines_of(*made, Axis::Y), "0 1 | 2 3 4 | 5 6");
    EXPECT_EQ(lines_of(*made, Axis::X), "0 2 | 1 3 5 | 4 6");
    EXPECT_EQ(lines_of(*made, Axis::Z), "5 2 | 6 3 0 | 4 1");
    EXPECT_EQ(made->grid.kind, GridKind::Hexagon);
    EXPECT_EQ(made->grid.rows, (*made)[Axis::Y]);
    EXPECT_EQ(made->grid.line_counts, (std::array<std::uint32_t, 3>{3, 3, 3}));
    EXPECT_EQ(made->grid.places[4], (Grid::Place{1, 2}));
    EXPECT_EQ(made->grid.places[5], (Grid::Place{2, 1}));
}

TEST(Hexagon, PositionsIrregularOnes) {
    const auto small = make_hexagon(2, 3, 2);
    ASSERT_TRUE(small);
    EXPECT_EQ(lines_of(*small, Axis::Y), "0 | 1 2 | 3");
    EXPECT_EQ(lines_of(*small, Axis::X), "0 1 | 2 3");
    EXPECT_EQ(lines_of(*small, Axis::Z), "3 1 | 2 0");
    const auto large = make_hexagon(8, 9, 8);
    ASSERT_TRUE(large);
    EXPECT_EQ(large->grid.cell_count(), 52U);
    const auto wide = make_hexagon(4, 2, 5);
    ASSERT_TRUE(wide);
    EXPECT_EQ(lines_of(*wide, Axis::Y), "0 1 2 3 | 4 5 6 7");
    EXPECT_EQ(make_hexagon(1, 1, 1)->grid.cell_count(), 1U);
}

TEST(Hexagon, TheDefinitionHoldsForEveryCountThatFits) {
    constexpr int kMost = 7;
    for (int x = 0; x <= kMost; ++x) {
        for (int y = 0; y <= kMost; ++y) {
            for (int z = 0; z <= kMost; ++z) {
                std::vector<int> x_cells(x, 0), y_cells(y, 0), z_cells(z, 0);
                std::size_t cells = 0;
                for (int j = 0; j < y; ++j) {
                    for (int i = 0; i < x; ++i) {
                        for (int k = 0; k < z; ++k) {
                            if (2 * (x - 1 - i + j + k) != x + y + z - 3) continue;
                            ++cells, ++x_cells[i], ++y_cells[j], ++z_cells[k];
                        }
                    }
                }
                bool fits = x + y + z > 0;
                for (const auto* line_cells : {&x_cells, &y_cells, &z_cells}) {
                    fits = fits && !line_cells->empty();
                    for (const int count : *line_cells) fits = fits && count > 0;
                }
                const auto made = make_hexagon(x, y, z);
                ASSERT_EQ(made.has_value(), fits) << x << "/" << y << "/" << z;
                if (!fits) continue;
                EXPECT_EQ(made->grid.cell_count(), cells);
                for (int i = 0; i < x; ++i) EXPECT_EQ((*made)[Axis::X][i].size(), x_cells[i]);
                for (int j = 0; j < y; ++j) EXPECT_EQ((*made)[Axis::Y][j].size(), y_cells[j]);
                for (int k = 0; k < z; ++k) EXPECT_EQ((*made)[Axis::Z][k].size(), z_cells[k]);
            }
        }
    }
}

TEST(Hexagon, ReportsCountsThatFitNoHexagon) {
    EXPECT_EQ(error_of(3, 3, 4),
              "error: no hexagon has 3 X, 3 Y and 4 Z lines\n"
              "hint: the numbers of X, Y and Z lines must add up to an odd number\n");
    EXPECT_EQ(error_of(1, 5, 1),
              "error: no hexagon has 1 X, 5 Y and 1 Z lines: some Y lines would have no cell\n"
              "hint: each direction needs fewer lines than the other two together\n");
    EXPECT_EQ(error_of(2, 0, 1),
              "error: no hexagon has 2 X, 0 Y and 1 Z lines: some X lines would have no cell\n"
              "hint: each direction needs fewer lines than the other two together\n");
    EXPECT_EQ(error_of(3, 3, 3, 6),
              "error: the puzzle has 7 cells, more than the cell limit of 6\n"
              "hint: --cell-limit N allows N cells\n");
    EXPECT_EQ(
        error_of(~std::size_t{0}, 1, 1),
        "error: the puzzle has 18446744073709551615 lines of cells, more than the cell limit of 1000000\n"
        "hint: --cell-limit N allows N cells\n");
}

}  // namespace
}  // namespace sator::tests
