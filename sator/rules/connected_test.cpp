#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Connected, AgreesWithItsDefinition) {
    for (const char* options : {"1", "1 nonempty", "1 2", "2 diagonally", "1 to_border",
                                "1 nonempty to_border", "1 diagonally nonempty to_border"}) {
        EXPECT_EQ(rule_faults(connected_rule(), {3, 3, "1 2", options, {}}, RuleStrength::Gac), "")
            << options;
        EXPECT_EQ(rule_faults(connected_rule(), {2, 3, "1 2 3", options, {}}, RuleStrength::Checking), "")
            << options;
    }
    EXPECT_EQ(
        rule_faults(connected_rule(), {2, 3, "1 2", "1", {{0, 1, 3}, {2, 4, 5, 2}}}, RuleStrength::Checking),
        "")
        << "two parts, a cell twice";
}

TEST(Connected, SpeaksOfItsCells) {
    EXPECT_EQ(rule_description(connected_rule(), {1, 2, "1 2", "1", {}}),
              "the cells with 1 must hang together");
    EXPECT_EQ(rule_description(connected_rule(), {2, 2, "1 2 3", "1 3 nonempty diagonally", {}}),
              "the cells with 1 or 3 must hang together, where a common corner is enough, and there must be "
              "at least one");
    EXPECT_EQ(rule_description(connected_rule(), {2, 2, "1 2", "1 to_border", {}}),
              "each group of cells with 1 must reach the edge of the grid");
    EXPECT_EQ(rule_description(connected_rule(), {2, 2, "1 2", "1", {{0, 1}}}),
              "the cells with 1 of row 1 must hang together");
    EXPECT_EQ(rule_refusal(connected_rule(), {1, 2, "1 2", "diagonally", {}}),
              "connected needs values (write connected VALUES [nonempty] [diagonally] [to_border])");
}

using Cells = std::vector<std::vector<std::size_t>>;

/// The windows of `height` × `width` cells of an n × n grid.
Cells windows(std::size_t n, std::size_t height, std::size_t width) {
    Cells found;
    for (std::size_t row = 0; row + height <= n; ++row) {
        for (std::size_t column = 0; column + width <= n; ++column) {
            std::vector<std::size_t> cells;
            for (std::size_t i = 0; i < height * width; ++i)
                cells.push_back((row + i / width) * n + column + i % width);
            found.push_back(std::move(cells));
        }
    }
    return found;
}

SmallPuzzle square(std::size_t n) {
    return {n, n, U"12"};
}

/// A059525 in the On-Line Encyclopedia of Integer Sequences.
TEST(Connected, CountsConnectedSets) {
    const std::vector<std::uint64_t> known = {1, 13, 218, 11506, 2301877, 1732082741, 4872949974666};
    for (std::size_t n = 1; n <= known.size(); ++n) {
        SmallPuzzle puzzle = square(n);
        puzzle.rule_on_all("connected", {"1", "nonempty"});
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 1])) << n;
    }
}

/// Twice A068416, and the two grids of one colour.
TEST(Connected, CountsTwoConnectedColours) {
    const std::vector<std::uint64_t> known = {14, 108, 1256, 32428};
    for (std::size_t n = 2; n < known.size() + 2; ++n) {
        SmallPuzzle puzzle = square(n);
        puzzle.rule_on_all("connected", {"1"});
        puzzle.rule_on_all("connected", {"2"});
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 2])) << n;
    }
}

/// A grid of hitori: the first value never twice side by side, the rest hangs together.
TEST(Connected, CountsIndependentSetsWithAConnectedRest) {
    const std::vector<std::uint64_t> known = {5, 39, 562, 20297};
    for (std::size_t n = 2; n < known.size() + 2; ++n) {
        SmallPuzzle puzzle = square(n);
        puzzle.rule_on_all("connected", {"2"});
        for (const Cells& pairs : {windows(n, 1, 2), windows(n, 2, 1)})
            puzzle.rule("count", {"1", "..1"}, pairs);
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 2])) << n;
    }
}

TEST(Connected, CountsGridsOfYinYang) {
    const std::vector<std::uint64_t> known = {12, 34, 96, 660};
    for (std::size_t n = 2; n < known.size() + 2; ++n) {
        SmallPuzzle puzzle = square(n);
        puzzle.rule_on_all("connected", {"1"});
        puzzle.rule_on_all("connected", {"2"});
        puzzle.rule("count", {"1", "1..3"}, windows(n, 2, 2));
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 2])) << n;
    }
}

TEST(Connected, CountsSeasWithoutPools) {
    const std::vector<std::uint64_t> known = {13, 140, 3756, 318890};
    for (std::size_t n = 2; n < known.size() + 2; ++n) {
        SmallPuzzle puzzle = square(n);
        puzzle.rule_on_all("connected", {"1"});
        puzzle.rule("count", {"1", "..3"}, windows(n, 2, 2));
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 2])) << n;
    }
}

}  // namespace
}  // namespace sator::tests
