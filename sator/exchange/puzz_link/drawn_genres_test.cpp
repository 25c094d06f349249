// Links of genres whose rules are not known: they are drawn, and have no verdict.
#include "sator/exchange/puzz_link/drawn_genres.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct DrawnLink {
    const char* link;
    std::size_t marks, regions;
};

TEST(DrawnGenres, AreReadFromTheirLinks) {
    for (const DrawnLink& row : {DrawnLink{"kusabi/3/3/1a2b3", 3, 0},
                                 {"bonsan/c/3/3/i1h2", 2, 0},
                                 {"zabajaba/3/3/i1h.", 2, 0},
                                 {"kaidan/3/3/h.k1", 2, 0},
                                 {"heyabon/2/2/0og1", 1, 2},
                                 {"heyapin/2/2/0o21", 2, 2},
                                 {"ichimaga/3/3/c1d2", 4, 0},
                                 {"bwloop/3/3/9i0", 2, 0},
                                 {"dotchi2/2/2/0o2", 1, 2},
                                 {"uturns/3/3/1a2b3", 3, 0},
                                 {"walllogic/3/3/4g5h2", 3, 0},
                                 {"tilecity/2/2/0o1a2", 2, 2},
                                 {"wataridori/2/2/0og1", 1, 2}}) {
        Resources none;
        const ReadResult result =
            read_puzzles(std::string("https://puzz.link/p?") + row.link, "link", none, {});
        ASSERT_EQ(result.size(), 1U) << row.link;
        ASSERT_TRUE(result[0]) << to_text(result[0].error());
        const Puzzle& puzzle = *result[0];
        ASSERT_EQ(puzzle.left_out.size(), 1U) << row.link;
        EXPECT_TRUE(puzzle.left_out[0].what.message.starts_with("the rules of ")) << row.link;
        ASSERT_NE(puzzle.kind, nullptr) << row.link;
        EXPECT_EQ(puzzle.kind->marks.size(), row.marks) << row.link;
        EXPECT_EQ(puzzle.regions.size(), row.regions) << row.link;
        EXPECT_FALSE(puzzle.grid.between.empty()) << row.link;
    }
}

TEST(DrawnGenres, AllHaveADefinition) {
    std::size_t genres = 0;
    for (const exchange::FormatPart& part : exchange::drawn_genre_parts()) {
        const exchange::DrawnGenre* genre = exchange::find_drawn_genre(part.name);
        ASSERT_NE(genre, nullptr) << part.name;
        EXPECT_NE(genre->kind.own, nullptr);
        ++genres;
    }
    EXPECT_GT(genres, 0U);
    EXPECT_EQ(exchange::find_drawn_genre("sudoku"), nullptr);
}

}  // namespace
}  // namespace sator::tests
