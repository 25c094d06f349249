#include <gtest/gtest.h>

#include <array>
#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::array<PositionSort, 1> kEdges = {PositionSort::Edge};

/// Returns the number of divisions of a grid with these parts, or 0 if search and judge differ.
std::size_t divisions(std::size_t columns, std::size_t rows, std::vector<std::string> form,
                      const std::vector<std::vector<std::size_t>>& parts) {
    SmallPuzzle puzzle(columns, rows, U".#");
    puzzle.add_between(kEdges, U".#");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
    puzzle.rule("division", {"#"}, {puzzle.positions(PositionSort::Edge)});
    form.insert(form.begin(), "#");
    puzzle.rule("merged", form, parts);
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 0;
}

/// Cells that are in no sequence are parts of their own.
TEST(MergedRule, JoinsWholeParts) {
    EXPECT_EQ(divisions(3, 1, {"1"}, {{0, 1}}), 1U);
    EXPECT_EQ(divisions(3, 1, {"2"}, {{0, 1}}), 1U);
    EXPECT_EQ(divisions(2, 2, {"2"}, {{0}, {1}}), 2U) << "domino tilings";
    EXPECT_EQ(divisions(2, 2, {"2"}, {{0, 1}}), 0U) << "three parts";
    EXPECT_EQ(divisions(3, 2, {"2"}, {{0, 1}, {3, 4}}), 2U);
    EXPECT_EQ(divisions(3, 2, {"2", "not_rectangle"}, {{0, 1}, {3, 4}}), 0U);
    EXPECT_GT(divisions(3, 2, {"2", "not_rectangle"}, {{0, 1}, {3}, {4, 5}}), 0U);
}

}  // namespace
}  // namespace sator::tests
