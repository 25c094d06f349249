#include <gtest/gtest.h>

#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

SmallPuzzle nearest_puzzle(std::size_t columns, std::size_t rows, std::vector<std::string> form,
                           std::size_t cell) {
    SmallPuzzle puzzle(columns, rows, U"01");
    form.insert(form.begin(), {"1", "in"});
    puzzle.rule("nearest", form, {{cell}});
    return puzzle;
}

/// Returns the number of fillings, or 999 if search and judge differ.
std::size_t fillings(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    return puzzle.searched() == all ? all.size() : 999;
}

TEST(NearestRule, AgreesWithItsDefinition) {
    // The cell itself is free.
    EXPECT_EQ(fillings(nearest_puzzle(3, 1, {"left"}, 1)), 2U);
    EXPECT_EQ(fillings(nearest_puzzle(3, 1, {"left", "right"}, 1)), 2U);
    EXPECT_EQ(fillings(nearest_puzzle(3, 1, {"up"}, 1)), 0U);
    EXPECT_EQ(fillings(nearest_puzzle(4, 1, {"right"}, 1)), 6U);
    EXPECT_NE(fillings(nearest_puzzle(3, 3, {"left", "down"}, 4)), 0U);
    EXPECT_NE(fillings(nearest_puzzle(3, 3, {"right"}, 0)), 0U);
}

TEST(NearestRule, RefusesOtherDirections) {
    EXPECT_NE(nearest_puzzle(2, 2, {"north"}, 0).errors().find("this is no direction"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
