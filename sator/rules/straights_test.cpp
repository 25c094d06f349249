#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

SmallPuzzle straights_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& lengths,
                             const std::vector<std::size_t>& cells, bool has_loop) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::string> arguments = {"-", "lengths"};
    arguments.insert(arguments.end(), lengths.begin(), lengths.end());
    puzzle.rule("straight_pieces", arguments, {cells});
    if (has_loop) puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
    return puzzle;
}

void expect_brute_force(SmallPuzzle puzzle, const std::string& what) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all) << what;
    EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << what;
}

TEST(Straights, AgreeWithTheirDefinition) {
    using Words = std::vector<std::string>;
    for (const Words& lengths : {Words{"1"}, Words{"1", "2"}, Words{"2", "?"}, Words{"?"}, Words{"?", "?"}}) {
        for (const std::vector<std::size_t>& cells :
             {std::vector<std::size_t>{0}, {4}, {1, 4, 5}, {0, 1, 2, 3, 4, 5}}) {
            for (const bool has_loop : {false, true})
                expect_brute_force(straights_puzzle(3, 3, lengths, cells, has_loop), lengths.back());
            expect_brute_force(straights_puzzle(4, 2, lengths, cells, false), lengths.back());
        }
    }
    expect_brute_force(straights_puzzle(4, 3, {"1", "3"}, {0, 1, 5}, true), "1 3");
    expect_brute_force(straights_puzzle(4, 3, {"?", "3"}, {2, 6, 10}, true), "? 3");
}

TEST(Straights, SpeakOfTheirLine) {
    EXPECT_EQ(
        straights_puzzle(3, 2, {"2", "?"}, {0}, false).description(),
        "the straight pieces of the links with \"-\" that touch R1C1 must have exactly the lengths 2 and "
        "another one\n");
}

}  // namespace
}  // namespace sator::tests
