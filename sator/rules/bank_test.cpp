#include <gtest/gtest.h>

#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid whose cells are 0 or 1, in the groups `groups`, or all in one.
SmallPuzzle bank_puzzle(std::size_t columns, std::size_t rows, std::vector<std::string> form,
                        std::vector<std::vector<std::size_t>> groups = {}) {
    SmallPuzzle puzzle(columns, rows, U"01");
    if (groups.empty()) groups.push_back(puzzle.positions(PositionSort::Cell));
    form.insert(form.begin(), "1");
    puzzle.rule("bank", form, groups);
    return puzzle;
}

/// Returns the number of fillings, or 999 if search and judge differ.
std::size_t fillings(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 999;
}

TEST(BankRule, AgreesWithItsDefinition) {
    EXPECT_EQ(fillings(bank_puzzle(3, 3, {"shapes", "I2", "I3"})), 8U);
    EXPECT_EQ(fillings(bank_puzzle(3, 3, {"shapes", "xx"})), 12U);
    EXPECT_EQ(fillings(bank_puzzle(2, 2, {"shapes", "L3"})), 4U);
    EXPECT_EQ(fillings(bank_puzzle(3, 2, {"shapes", "I1", "I1"})), 8U);
    EXPECT_EQ(fillings(bank_puzzle(3, 2, {"apart", "shapes", "I1", "I1"})), 4U);
    EXPECT_EQ(fillings(bank_puzzle(3, 2, {"some", "shapes", "I1", "I1"})), 15U);
    EXPECT_EQ(fillings(bank_puzzle(2, 2, {"shapes", "I5"})), 0U);
    EXPECT_EQ(fillings(bank_puzzle(1, 1, {"shapes", "I1"})), 1U);
    EXPECT_EQ(fillings(bank_puzzle(4, 3, {"shapes", "L3", "I2"})),
              fillings(bank_puzzle(4, 3, {"shapes", ".x/xx", "x/x"})));
}

/// Each column is a group.
TEST(BankRule, PutsPiecesIntoGroups) {
    EXPECT_EQ(fillings(bank_puzzle(3, 2, {"one_each", "shapes", "I2", "I1"}, {{0, 3}, {1, 4}, {2, 5}})), 4U);
    EXPECT_EQ(fillings(bank_puzzle(2, 3, {"one_each", "shapes", "I1", "I1"}, {{0, 2, 4}, {1, 3, 5}})), 6U);
}

TEST(BankRule, RefusesOtherPieces) {
    EXPECT_NE(bank_puzzle(2, 2, {"shapes", "Q4"}).errors().find("is no piece"), std::string::npos);
    EXPECT_NE(bank_puzzle(2, 2, {"shapes", "x.x"}).errors().find("is no piece"), std::string::npos);
    EXPECT_NE(bank_puzzle(2, 2, {"shapes"}).errors().find("bank needs pieces"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
