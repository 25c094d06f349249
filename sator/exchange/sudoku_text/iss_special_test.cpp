#include "sator/exchange/sudoku_text/iss_special.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Reads all constraints of a text that are special, and returns the puzzle or the message of the first fault.
std::expected<Puzzle, std::string> read_special(std::string_view text, std::size_t size) {
    const auto all = iss_constraints(text);
    if (!all) return std::unexpected(all.error().message);
    SquareStatements puzzle(size);
    for (const IssConstraint& constraint : *all) {
        const IssSpecial* special = find_iss_special(constraint.type.text);
        if (special == nullptr) continue;
        if (const auto read = special->read(constraint, *all, puzzle); !read)
            return std::unexpected(read.error().message);
    }
    auto read = puzzle.read("test", {});
    if (!read) return std::unexpected(read.error().message);
    return std::move(*read);
}

/// Returns the number of sequences of the rules with this name.
std::size_t sequences_of(const Puzzle& puzzle, std::string_view name) {
    std::size_t count = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        for (const MarkedDrawing& drawing : rule.drawings) count += rule.name == name ? drawing.size() : 0;
    }
    return count;
}

TEST(IssSpecial, DiagonalsRiseOrFall) {
    const auto usual = read_special("", 4), both = read_special(".Diagonal~1.Diagonal~-1", 4);
    ASSERT_TRUE(usual && both);
    EXPECT_EQ(sequences_of(*both, "permutation"), sequences_of(*usual, "permutation") + 2);
    EXPECT_EQ(iss_diagonal(3, true), (SquareCells{{3, 1}, {2, 2}, {1, 3}}));
    EXPECT_EQ(iss_diagonal(3, false), (SquareCells{{1, 1}, {2, 2}, {3, 3}}));
    EXPECT_EQ(read_special(".Diagonal~2", 4).error(),
              "'Diagonal' is 1 for the rising diagonal or -1 for the falling one");
    EXPECT_FALSE(read_special(".Diagonal", 4));
}

TEST(IssSpecial, BoxesNeedASizeThatHasThem) {
    const auto panes = read_special(".Windoku", 9);
    ASSERT_TRUE(panes);
    EXPECT_EQ(sequences_of(*panes, "permutation"), 9U * 3 + 4);
    EXPECT_EQ(read_special(".Windoku", 5), read_special("", 5)) << "a sudoku of 5 has no boxes";
    const auto groups = read_special(".DisjointSets", 6);
    ASSERT_TRUE(groups);
    EXPECT_EQ(sequences_of(*groups, "distinct"), 6U);
    EXPECT_EQ(read_special(".DisjointSets", 5), read_special("", 5));
}

TEST(IssSpecial, StrictDotsAreAboutUnmarkedNeighbours) {
    constexpr std::size_t kPairs = 2 * 4 * 3;  // neighbours in a grid of four
    const auto strict = read_special(".StrictKropki.WhiteDot~R1C1~R1C2~R1C3.X~R4C4~R4C3", 4);
    ASSERT_TRUE(strict);
    EXPECT_EQ(sequences_of(*strict, "non_consecutive"), kPairs - 2);
    const auto wrong = read_special(".StrictXV.X~R1C1~R5C1", 4);
    EXPECT_EQ(wrong.error(), "'R5C1' is no cell of this grid");
}

TEST(IssSpecial, PairsShareAnEdge) {
    EXPECT_EQ(iss_pairs({{1, 1}, {2, 2}, {1, 2}}),
              (std::vector<SquareCells>{{{1, 1}, {1, 2}}, {{2, 2}, {1, 2}}}));
    EXPECT_TRUE(iss_pairs({{1, 1}}).empty());
}

TEST(IssSpecial, OtherTypesHaveNoFunction) {
    for (const char* type : {"Thermo", "diagonal", ""}) EXPECT_EQ(find_iss_special(type), nullptr) << type;
}

}  // namespace
}  // namespace sator::tests
