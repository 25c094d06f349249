#include "sator/puzzle/crossword_entries.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string entry_names(const Puzzle& puzzle) {
    std::string names;
    for (const puzzle::CrosswordEntry& entry : puzzle::crossword_entries(puzzle))
        names += (names.empty() ? "" : ", ") + entry.name();
    return names;
}

/// A grid of 3 x 3 cells without its centre, whose words are its four sides and the pair R1C1–R1C2.
Puzzle frame() {
    Puzzle puzzle;
    puzzle.grid = *make_drawn_grid({U"***", U"* *", U"***"});
    RuleStatement words;
    words.name = "words";
    const auto add = [&](std::vector<std::size_t> cells) {
        Slot slot;
        for (const std::size_t cell : cells) slot.emplace_back(cell);
        words.drawings.push_back({{"", slot}});
    };
    add({5, 6, 7});
    add({2, 4, 7});
    add({0, 1, 2});
    add({0, 3, 5});
    add({3, 4});     // not neighbours
    add({2, 1, 0});  // leftwards
    puzzle.rules.push_back(words);
    return puzzle;
}

TEST(CrosswordEntries, AreNumberedByTheirFirstCells) {
    Puzzle puzzle = frame();
    puzzle.clue_texts.push_back({"across", 1, "Clue"});
    EXPECT_EQ(entry_names(puzzle), "1 across, 1 down, 2 down, 3 across");
}

TEST(CrosswordEntries, AreThoseOfACrossword) {
    Puzzle puzzle = frame();
    EXPECT_EQ(entry_names(puzzle), "");
    puzzle::PuzzleKind kind;
    kind.name = "crossword";
    puzzle.kind = std::make_shared<const puzzle::PuzzleKind>(kind);
    EXPECT_EQ(entry_names(puzzle), "1 across, 1 down, 2 down, 3 across");
}

}  // namespace
}  // namespace sator::tests
