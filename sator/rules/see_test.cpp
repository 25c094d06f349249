#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(See, AgreesWithItsDefinition) {
    for (const char* arguments : {"2 until 1", "1.. until 2", "3 until 1 self", "0..1 until 1 2",
                                  "2 until 1 right down", "0 until 1 self", "1 until 2 down-right"}) {
        EXPECT_EQ(rule_faults(see_rule(), {3, 3, "1 2 3", arguments, {{4}}}, RuleStrength::Gac), "")
            << arguments;
        EXPECT_EQ(rule_faults(see_rule(), {2, 3, "1 2", arguments, {{0}, {5}}}, RuleStrength::Checking), "")
            << arguments;
        EXPECT_EQ(rule_faults(see_rule(), {1, 4, "1 2", arguments, {{3, 2, 1, 0}}}, RuleStrength::Gac), "")
            << arguments;
    }
    EXPECT_EQ(rule_faults(see_rule(), {1, 1, "1 2", "0 until 1", {{0}}}, RuleStrength::Checking), "");
    EXPECT_EQ(rule_faults(see_rule(), {1, 3, "1 2", "2 until 1", {{0, 1, 0, 2}}}, RuleStrength::Checking), "")
        << "a cell twice";
}

TEST(See, OwnNumbersCountWhatIsSeen) {
    for (const char* values : {"0..2 x", "0..2", "1 2 x y"}) {
        EXPECT_EQ(rule_faults(see_rule(), {3, 3, values, "own until 1 2", {{4}}}, RuleStrength::Gac), "")
            << values;
        EXPECT_EQ(rule_faults(see_rule(), {2, 3, values, "own until 1 2 right down", {{0}, {5}}},
                              RuleStrength::Checking),
                  "")
            << values;
    }
    EXPECT_EQ(rule_faults(see_rule(), {1, 1, "0 1 x", "own until 1", {{0}}}, RuleStrength::Checking), "");
    EXPECT_EQ(
        rule_description(see_rule(), {3, 3, "0..2 x", "own until 0..2", {{4}}}),
        "a number in R2C2 must be the number of cells seen from there before the first cell with 0, 1 or "
        "2 in each direction");
    EXPECT_EQ(rule_refusal(see_rule(), {1, 3, "1 2", "own until 1", {{0, 1}}}),
              "see own is about a single cell (name single cells: see own until 0..8 at R1C1; R1C2)");
}

/// A grid of edges, and the rule about a cell.
SmallPuzzle edge_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& arguments,
                        std::size_t cell) {
    SmallPuzzle puzzle(columns, rows, U"#.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Edge};
    puzzle.add_between(kSorts, U"#.");
    for (const std::size_t at : puzzle.positions(PositionSort::Cell)) puzzle.range(at, U"x");
    puzzle.rule("see", arguments, {{cell}});
    return puzzle;
}

TEST(See, LooksThroughEdges) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"2", "until", "#", "edges"},
                                               {"0", "until", "#", "edges"},
                                               {"2..", "until", "#", "self", "edges"},
                                               {"1", "until", "#", "edges", "right", "down"},
                                               {"4", "until", "#", "edges"}}) {
        for (const auto& [columns, rows, cell] : {std::tuple{2, 2, 0}, {3, 1, 1}, {1, 1, 0}, {2, 2, 3}}) {
            auto puzzle = edge_puzzle(static_cast<std::size_t>(columns), static_cast<std::size_t>(rows),
                                      arguments, static_cast<std::size_t>(cell));
            ASSERT_EQ(puzzle.errors(), "");
            EXPECT_EQ(puzzle.searched(), puzzle.brute_force())
                << arguments.front() << columns << rows << cell;
        }
    }
    EXPECT_EQ(edge_puzzle(2, 2, {"2", "until", "#", "edges"}, 0).description(),
              "R1C1 must see exactly 2 cells before the first edge with \"#\" in each direction\n");
}

TEST(See, SaysWhatIsSeen) {
    EXPECT_EQ(rule_description(see_rule(), {3, 3, "1 2", "3 until 1", {{4}}}),
              "R2C2 must see exactly 3 cells before the first cell with 1 in each direction");
    EXPECT_EQ(
        rule_description(see_rule(), {3, 3, "1 2 3", "2..3 until 1 3 self", {{4}}}),
        "R2C2 must see 2 or 3 cells, its own included, before the first cell with 1 or 3 in each direction");
    EXPECT_EQ(rule_description(see_rule(), {1, 3, "1 2", "1 until 1", {{0, 1, 2}}}),
              "the clue left of row 1 must see exactly 1 cell before the first cell with 1");
    EXPECT_EQ(rule_refusal(see_rule(), {1, 3, "1 2", "2 1", {{0}}}),
              "see needs a number, and the values that block a view (write see N|own until VALUES [self] "
              "[edges] [DIRECTIONS]: see 5 until "
              "\"#\")");
}

}  // namespace
}  // namespace sator::tests
