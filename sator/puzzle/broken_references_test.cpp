#include "sator/puzzle/broken_references.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The message for a puzzle of three cells and two values after `change`; empty if nothing is wrong.
std::string message_after(const std::function<void(Puzzle&)>& change) {
    SmallPuzzle small(3, 1, U"ab");
    small.rule_on_all("distinct", {});
    small.initial(U"a..");
    Puzzle puzzle = small.puzzle();
    change(puzzle);
    const auto checked = puzzle::check_references(puzzle);
    return checked ? "" : checked.error().message;
}

TEST(BrokenReferences, AreFoundWhereverCellsAndValuesAreNamed) {
    const CellId no_cell(3);
    const ValueId no_value(2);
    EXPECT_EQ(message_after([](Puzzle&) {}), "");
    EXPECT_EQ(message_after([](Puzzle& p) { p.alphabet = Alphabet(); }),
              "the puzzle has cells, but no values for them");
    EXPECT_EQ(message_after([&](Puzzle& p) { p.initials[0].givens[0].cell = no_cell; }),
              "a given names a cell or a value that does not exist");
    EXPECT_EQ(message_after([&](Puzzle& p) { p.initials[0].givens[0].value = no_value; }),
              "a given names a cell or a value that does not exist");
    EXPECT_EQ(message_after([&](Puzzle& p) {
                  p.solution = {{no_cell, ValueId(0), {}}};
              }),
              "the solution names a cell or a value that does not exist");
    EXPECT_EQ(message_after([&](Puzzle& p) { p.rules[0].drawings[0][0].cells[1] = no_cell; }),
              "distinct has a cell that the grid does not have");
    EXPECT_EQ(message_after([&](Puzzle& p) { p.rules[0].inner = {p.rules[0]}; }), "");
    EXPECT_EQ(message_after([&](Puzzle& p) {
                  p.rules[0].inner = {p.rules[0]};
                  p.rules[0].inner[0].drawings[0][0].cells[1] = no_cell;
              }),
              "distinct has a cell that the grid does not have");
    EXPECT_EQ(message_after([](Puzzle& p) { p.rules[0].drawings[0][0].breaks = {4}; }),
              "a part of distinct begins behind its last cell");
    EXPECT_EQ(message_after([&](Puzzle& p) {
                  p.regions = {{"region a", {no_cell}}};
              }),
              "a region has a cell that the grid does not have");
    EXPECT_EQ(message_after([&](Puzzle& p) { p.message = {no_cell}; }),
              "the hidden message has a cell that the grid does not have");
    EXPECT_EQ(message_after([](Puzzle& p) { p.ranges.resize(2); }), "there are 2 ranges, but 3 cells");
    EXPECT_EQ(message_after([&](Puzzle& p) {
                  p.ranges = {{no_value}, {}, {}};
              }),
              "a range has a value that is not in the alphabet");
}

}  // namespace
}  // namespace sator::tests
