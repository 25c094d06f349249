#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid whose positions of one sort may have lines. The other positions hold `x` or, if they may be on two sides, `o` or `x`.
SmallPuzzle lined_puzzle(std::size_t columns, std::size_t rows, PositionSort sort,
                         const std::vector<std::string>& form, std::u32string_view others = U"x") {
    SmallPuzzle puzzle(columns, rows, U"-.xo");
    const std::array<PositionSort, 1> sorts = {sort};
    puzzle.add_between(sorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, others);
    std::vector<std::string> arguments = {"-"};
    arguments.insert(arguments.end(), form.begin(), form.end());
    puzzle.rule("loop", arguments, {puzzle.positions(sort)});
    return puzzle;
}

TEST(Loop, AgreesWithItsDefinition) {
    const std::vector<std::pair<std::vector<std::string>, std::u32string>> forms = {
        {{}, U"x"}, {{"all"}, U"x"}, {{"several"}, U"x"}, {{"several", "all"}, U"x"}};
    for (const auto& [form, others] : forms) {
        for (const auto& [columns, rows, sort] :
             {std::tuple{3, 3, PositionSort::Link}, {4, 2, PositionSort::Link}, {2, 2, PositionSort::Edge}}) {
            SmallPuzzle puzzle = lined_puzzle(columns, rows, sort, form, others);
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << columns;
            EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << columns;
        }
    }
}

/// Cells on no line hold `o`, and all others do not; or cells inside hold `o`.
TEST(Loop, DecidesWhatItsCellsHold) {
    for (const auto& [columns, rows, sort, option] :
         {std::tuple{3, 2, PositionSort::Link, "except"}, {2, 2, PositionSort::Edge, "inside"}}) {
        SmallPuzzle puzzle = lined_puzzle(columns, rows, sort, {option, "o"}, U"xo");
        const auto all = puzzle.brute_force();
        EXPECT_EQ(all.size(), sort == PositionSort::Link ? 3U : 13U);
        EXPECT_EQ(puzzle.searched(), all);
        EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    }
}

/// A cell that no link touches is on no line.
TEST(Loop, KnowsLonelyCells) {
    for (const std::vector<std::string>& form :
         std::vector<std::vector<std::string>>{{}, {"all"}, {"except", "o"}}) {
        SmallPuzzle puzzle(3, 3, U"-.xo");
        constexpr std::array<PositionSort, 1> kLinks = {PositionSort::Link};
        puzzle.add_between(kLinks, U"-.");
        auto& between = puzzle.puzzle().grid.between;
        std::erase_if(between, [](const Grid::Between& b) { return b.at.row + b.at.column == 3; });
        puzzle.puzzle().ranges.resize(puzzle.puzzle().grid.position_count());
        for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"xo");
        std::vector<std::string> arguments = {"-"};
        arguments.insert(arguments.end(), form.begin(), form.end());
        puzzle.rule("loop", arguments, {puzzle.positions(PositionSort::Link)});
        for (std::size_t cell = 1; cell < 9 && form.empty(); ++cell) puzzle.range(cell, U"x");
        const auto all = puzzle.brute_force();
        EXPECT_EQ(all.size(), form.empty() ? 12U : form[0] == "all" ? 0U : 6U);
        EXPECT_EQ(puzzle.searched(), all);
    }
}

/// A140517 in the On-Line Encyclopedia of Integer Sequences.
TEST(Loop, CountsLoops) {
    const std::vector<std::uint64_t> known = {1,       13,        213,          9349,
                                              1222363, 487150371, 603841648931, 2318527339461265};
    for (std::size_t n = 1; n <= known.size(); ++n) {
        SmallPuzzle puzzle = lined_puzzle(n, n, PositionSort::Edge, {});
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 1])) << n;
    }
}

/// A003763: loops that visit each point of a 2n × 2n grid.
TEST(Loop, CountsHamiltonianCycles) {
    const std::vector<std::uint64_t> known = {1, 6, 1072, 4638576};
    for (std::size_t n = 1; n <= known.size(); ++n) {
        SmallPuzzle puzzle = lined_puzzle(2 * n, 2 * n, PositionSort::Link, {"all"});
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 1])) << n;
    }
}

TEST(Loop, SpeaksOfItsLines) {
    EXPECT_EQ(lined_puzzle(3, 3, PositionSort::Link, {}).description(),
              "the links with \"-\" must form one closed loop\n");
    EXPECT_EQ(lined_puzzle(3, 3, PositionSort::Edge, {"several", "all"}).description(),
              "the edges with \"-\" must form closed loops that visit each corner\n");
    EXPECT_EQ(
        lined_puzzle(3, 3, PositionSort::Link, {"except", "o"}, U"xo").description(),
        "the links with \"-\" must form one closed loop that visits each cell except the cells with o\n");
    EXPECT_EQ(lined_puzzle(3, 3, PositionSort::Edge, {"inside", "o"}, U"xo").description(),
              "the edges with \"-\" must form one closed loop, with the cells with o inside\n");
}

TEST(Loop, RefusesWhatIsNoLine) {
    SmallPuzzle puzzle(2, 2, U"-.");
    puzzle.rule_on_all("loop", {"-"});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: loop is about edges, or about links between cells\n"
              "hint: write 'grid 5x5 edges' and 'at edges', or the same with links\n");
    EXPECT_EQ(lined_puzzle(2, 2, PositionSort::Link, {"inside", "o"}).errors(),
              "demo.sator:1:6: error: nothing in this grid can be inside\n"
              "hint: write 'grid 5x5 links corners'\n");
    EXPECT_EQ(lined_puzzle(2, 2, PositionSort::Edge, {"except", "o"}).errors(),
              "demo.sator:1:6: error: 'except' is about the cells that a loop of links passes\n"
              "hint: write 'grid 5x5 links' and 'at links'\n");
}

}  // namespace
}  // namespace sator::tests
