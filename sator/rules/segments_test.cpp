#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid with a loop of links, and a rule about it at some cells.
SmallPuzzle looped_puzzle(std::size_t columns, std::size_t rows, const std::string& name,
                          const std::vector<std::string>& arguments, const std::vector<std::size_t>& cells) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
    puzzle.rule(name, arguments, {cells});
    return puzzle;
}

TEST(Segments, AgreesWithItsDefinition) {
    const std::vector<std::vector<std::string>> demands = {{"-"},
                                                           {"-", "turn", "each", "2.."},
                                                           {"-", "straight", "shorter", "1"},
                                                           {"-", "each", "2"},
                                                           {"-", "total", "3"},
                                                           {"-", "equal"},
                                                           {"-", "different", "optional"}};
    for (const auto& demand : demands) {
        for (const std::size_t cell : {0U, 1U, 4U}) {
            SmallPuzzle puzzle = looped_puzzle(3, 3, "segments", demand, {cell});
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << cell << ' ' << demand.back();
            EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << cell << ' ' << demand.back();
        }
    }
}

TEST(Segments, SpeaksOfTheLine) {
    const auto words = [](const std::vector<std::string>& demand) {
        const std::string all = looped_puzzle(3, 3, "segments", demand, {4}).description();
        return all.substr(all.find('\n') + 1);
    };
    EXPECT_EQ(words({"-"}), "the line must pass R2C2\n");
    EXPECT_EQ(words({"-", "turn", "each", "2.."}),
              "the line must turn at R2C2, where each straight segment must have length at least 2\n");
    EXPECT_EQ(words({"-", "straight", "shorter", "..1"}),
              "the line must go straight at R2C2, where its shorter arm must have length at most 1\n");
    EXPECT_EQ(words({"-", "total", "4", "equal"}),
              "the line must pass R2C2, where its two arms must have length 4 in total, and its two arms "
              "must be equally long\n");
}

TEST(Visits, AgreesWithItsDefinition) {
    for (const char* visits : {"0", "1", "2"}) {
        SmallPuzzle puzzle = looped_puzzle(4, 2, "visits", {"-", visits}, {0, 1, 3, 7});
        EXPECT_EQ(puzzle.searched(), puzzle.brute_force()) << visits;
    }
}

TEST(Visits, SpeaksOfTheCells) {
    const std::string all = looped_puzzle(3, 3, "visits", {"-", "2"}, {0, 1, 2}).description();
    EXPECT_EQ(all.substr(all.find('\n') + 1), "the links with \"-\" must enter and leave row 1 twice\n");
}

}  // namespace
}  // namespace sator::tests
