#include "sator/puzzle/grids/rectangle.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string rectangle_error(std::size_t columns, std::size_t rows, std::size_t limit = kCellLimit) {
    const auto made = make_rectangle(columns, rows, limit);
    return made ? "a rectangle" : to_text(made.error());
}

TEST(Rectangle, HasColumnsReadDownAndRowsReadFromTheLeft) {
    const auto made = make_rectangle(3, 2);
    ASSERT_TRUE(made);
    const auto slot = [](std::initializer_list<std::size_t> cells) {
        Slot result;
        for (const std::size_t cell : cells) result.push_back(CellId(cell));
        return result;
    };
    EXPECT_EQ((*made)[Axis::X], (std::vector{slot({0, 3}), slot({1, 4}), slot({2, 5})}));
    EXPECT_EQ((*made)[Axis::Y], (std::vector{slot({0, 1, 2}), slot({3, 4, 5})}));
    EXPECT_TRUE((*made)[Axis::Z].empty());
    EXPECT_EQ(made->grid.rows, (*made)[Axis::Y]);
    EXPECT_EQ(made->grid.kind, GridKind::Rectangle);
    EXPECT_EQ(made->grid.line_counts, (std::array<std::uint32_t, 3>{3, 2, 0}));
    EXPECT_EQ(made->grid.places[5], (Grid::Place{1, 2}));
}

TEST(Rectangle, RefusesNoCellsAndTooMany) {
    EXPECT_EQ(rectangle_error(0, 2),
              "error: the puzzle has no columns\n"
              "hint: a rectangle needs at least one column and one row\n");
    EXPECT_EQ(rectangle_error(2, 0),
              "error: the puzzle has no rows\n"
              "hint: a rectangle needs at least one column and one row\n");
    EXPECT_EQ(rectangle_error(1'000, 1'000), "a rectangle");
    EXPECT_EQ(rectangle_error(1'001, 1'000),
              "error: the puzzle has 1001 × 1000 cells, more than the cell limit of 1000000\n"
              "hint: --cell-limit N allows N cells\n");
    EXPECT_EQ(rectangle_error(~std::size_t{0}, ~std::size_t{0}, 3).substr(0, 23), "error: the puzzle has 1");
}

}  // namespace
}  // namespace sator::tests
