#include "sator/render/picture/booklet_pages.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

BookletPuzzle page_called(std::string title) {
    Picture picture;
    picture.shapes.push_back({Look::Border, Outline{{{{0, 0}, {976, 0}}}, false}});
    picture.box = {{0, 0}, {976, 476}};
    return {std::move(title), "grade 3 of 10, <moderate>", {"Put 1 & 2."}, picture, picture};
}

TEST(BookletPages, HaveAPuzzleEachAndSixSolutions) {
    std::vector<BookletPuzzle> puzzles;
    for (int i = 1; i <= 7; ++i) puzzles.push_back(page_called("Sudoku " + std::to_string(i)));
    const auto pages = booklet_pages(puzzles, Paper::A4);
    ASSERT_EQ(pages.size(), 9u);
    EXPECT_TRUE(pages[0].contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 595 842\""));
    EXPECT_TRUE(pages[0].contains(">Sudoku 1</text>"));
    EXPECT_TRUE(pages[0].contains(">grade 3 of 10, &lt;moderate&gt;</text>"));
    EXPECT_TRUE(pages[0].contains(">Put 1 &amp; 2.</text>"));
    EXPECT_TRUE(pages[6].contains(">Sudoku 7</text>"));
    EXPECT_TRUE(pages[7].contains(">Solutions</text>"));
    EXPECT_TRUE(pages[7].contains(">Sudoku 6</text>"));
    EXPECT_FALSE(pages[7].contains(">Sudoku 7</text>"));
    EXPECT_TRUE(pages[8].contains(">Sudoku 7</text>"));
    EXPECT_TRUE(pages[8].contains(">9</text>"));
}

// The picture is 1000 wide with its margin, and the page has 499 between its own.
TEST(BookletPages, FitLargePictures) {
    const std::vector<BookletPuzzle> puzzles{page_called("Large")};
    EXPECT_TRUE(booklet_pages(puzzles, Paper::A4)[0].contains(
        " width=\"499\" height=\"249.5\" viewBox=\"-12 -12 1000 500\""));
    EXPECT_TRUE(booklet_pages(puzzles, Paper::Letter)[0].contains(
        " width=\"516\" height=\"258\" viewBox=\"-12 -12 1000 500\""));
}

TEST(BookletPages, LongRulesHaveFurtherPages) {
    std::vector<BookletPuzzle> puzzles{page_called("Long")};
    puzzles[0].rules.assign(40, "Rule.");
    const auto german = booklet_pages(puzzles, Paper::A4, {SpokenLanguage::German, "A <B>"});
    EXPECT_TRUE(german.back().contains(">Lösungen<"));
    EXPECT_TRUE(german.front().contains(">A &lt;B&gt;<"));
    const auto two = booklet_pages(puzzles, Paper::A4);
    ASSERT_EQ(two.size(), 3u);
    EXPECT_FALSE(two[0].contains("viewBox=\"-12 -12 1000 500\""));
    EXPECT_TRUE(two[1].contains(" width=\"499\" height=\"249.5\" viewBox=\"-12 -12 1000 500\""));
    puzzles[0].rules.assign(100, "Rule.");
    EXPECT_EQ(booklet_pages(puzzles, Paper::A4).size(), 4u);
}

}  // namespace
}  // namespace sator::tests
