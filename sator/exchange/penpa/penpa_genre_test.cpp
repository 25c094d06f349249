#include "sator/exchange/penpa/penpa_genre.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const PenpaGenre* genre_with(std::string_view tag) {
    const auto found =
        std::ranges::find_if(penpa_genres(), [&](const PenpaGenre& genre) { return genre.tag() == tag; });
    return found == penpa_genres().end() ? nullptr : &*found;
}

TEST(PenpaGenre, IsWhatTheCodecOfAKindSays) {
    const PenpaGenre* akari = genre_with("akari");
    ASSERT_NE(akari, nullptr);
    EXPECT_TRUE(akari->has_black_cells && !akari->has_regions && !akari->has_sides);
    EXPECT_EQ(akari->answer, PenpaAnswer::Lamps);
    const PenpaGenre* towers = genre_with("skyscrapers");
    ASSERT_NE(towers, nullptr);
    EXPECT_TRUE(towers->has_sides && !towers->has_black_cells);
    EXPECT_EQ(towers->answer, PenpaAnswer::Numbers);
    ASSERT_NE(genre_with("minesweeper"), nullptr);
    EXPECT_EQ(genre_with("minesweeper")->answer, PenpaAnswer::None);
    ASSERT_NE(genre_with("norinori"), nullptr);
    EXPECT_EQ(genre_with("norinori")->answer, PenpaAnswer::Shades);
}

TEST(PenpaGenre, MayBeAKindWithAWord) {
    const PenpaGenre* irregular = genre_with("irregular");
    ASSERT_NE(irregular, nullptr);
    EXPECT_TRUE(irregular->has_regions);
    DrawnBoard board = empty_board(2, 2);
    board.regions = {0, 0, 1, 1};
    EXPECT_EQ(irregular->board().statements(board), "sudoku 2x2 jigsaw\n| a a\n| b b\n");
}

TEST(PenpaGenre, TagsDifferAndOthersAreUnknown) {
    std::set<std::string_view> tags;
    for (const PenpaGenre& genre : penpa_genres()) {
        for (const std::string_view tag : genre.codec.names) EXPECT_TRUE(tags.insert(tag).second) << tag;
    }
    EXPECT_GE(tags.size(), 8U);
    EXPECT_EQ(genre_with("tapa"), nullptr);
    EXPECT_EQ(genre_with("Akari"), nullptr);
}

}  // namespace
}  // namespace sator::tests
