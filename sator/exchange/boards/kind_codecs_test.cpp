#include "sator/exchange/boards/kind_codecs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/penpa/penpa_genre.hpp"
#include "sator/exchange/puzz_link/link_kinds.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"
#include "sator/kinds/kind_texts.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(KindCodecs, AreLinesOfTheKindsText) {
    const auto codecs = read_codecs("star_battle",
                                    "kind star_battle STARS=1\n"
                                    "draw     star as star\n"
                                    "codec    puzz.link starbattle, star battle = number STARS, borders\n"
                                    "codec    penpa akari = grid of 0..4 and #\n");
    ASSERT_EQ(codecs.size(), 2U);
    EXPECT_EQ(codecs[0].kind, "star_battle");
    EXPECT_EQ(codecs[0].site, "puzz.link");
    EXPECT_EQ(codecs[0].names, (std::vector<std::string_view>{"starbattle", "star battle"}));
    EXPECT_EQ(codecs[0].parts, (std::vector<std::string_view>{"number STARS", "borders"}));
    EXPECT_TRUE(codecs[0].has("borders") && !codecs[0].has("border"));
    EXPECT_EQ(codecs[1].parts, std::vector<std::string_view>{"grid of 0..4 and #"});
}

bool is_about_values(std::string_view part) {
    constexpr std::array<std::string_view, 6> kWords = {"with ",  "values ",  "marks ",
                                                        "drawn ", "visited ", "option "};
    return std::ranges::any_of(kWords, [&](std::string_view word) { return part.starts_with(word); });
}

TEST(KindCodecs, OfAllKindsAreKnown) {
    const std::set<std::string_view> penpa_parts = {
        "numbers", "borders", "clues", "black cells", "answer shades", "answer lamps", "no answer"};
    for (const kinds::KindText& text : kinds::kind_texts()) {
        for (const KindCodec& codec : read_codecs(text.name, text.text)) {
            EXPECT_EQ(codec.kind, text.name);
            EXPECT_FALSE(codec.parts.empty()) << text.name;
            for (const std::string_view part : codec.parts) {
                if (codec.site == "puzz.link") {
                    EXPECT_TRUE(is_about_values(part) || find_link_part(part) != nullptr)
                        << text.name << ": " << part;
                } else if (codec.site == "pzprv3") {
                    EXPECT_TRUE(is_about_values(part) || find_pzpr_part(part) != nullptr)
                        << text.name << ": " << part;
                } else if (!part.starts_with("with ")) {
                    EXPECT_EQ(codec.site, "penpa") << text.name;
                    EXPECT_TRUE(penpa_parts.contains(part)) << text.name << ": " << part;
                }
            }
        }
    }
    for (const LinkKind& kind : link_kinds()) EXPECT_TRUE(kind.board().statements) << kind.name();
    for (const PenpaGenre& genre : penpa_genres()) EXPECT_TRUE(genre.board().statements) << genre.tag();
}

/// A board of a kind with a number, regions and all clues.
DrawnBoard board_of_size(std::size_t columns, std::size_t rows) {
    DrawnBoard board = empty_board(columns, rows);
    board.count = 1;
    return board;
}

TEST(KindBoard, SaysTheKindsOwnWord) {
    EXPECT_EQ(find_board("star_battle").statements(board_of_size(2, 1)), "star_battle 1\n| a a\n");
    EXPECT_EQ(find_board("norinori").statements(board_of_size(2, 1)), "norinori\n| a a\n");
    DrawnBoard towers = board_of_size(2, 2);
    towers.side(Side::Left) = {2, DrawnBoard::kOpen};
    towers.cells[3] = 1;
    EXPECT_EQ(find_board("skyscrapers").statements(towers),
              "skyscrapers 2x2\nleft 2 .\n\ninitial\n| . .\n| . 1\n");
    DrawnBoard dots = board_of_size(2, 2);
    dots.edges = {1, 0, 0, 2};
    const std::string_view all = "all";
    EXPECT_EQ(find_board("kropki", std::span(&all, 1)).statements(dots),
              "kropki all\n| . o .\n|     @\n| .   .\n");
    DrawnBoard runs = board_of_size(2, 1);
    runs.runs = {{{{1}, {}}, {{1}}}};
    EXPECT_EQ(find_board("nonogram").statements(runs), "nonogram 2x1\ncolumns\n  1\n  0\nrows\n  1\n");
}

TEST(KindBoard, SaysWhatIsInTheCells) {
    DrawnBoard board = board_of_size(2, 1);
    board.cells = {DrawnBoard::kHidden, 1};
    EXPECT_EQ(find_board("akari").statements(board), "akari\n| # 1\n");
    EXPECT_EQ(find_board("minesweeper").statements(board),
              "minesweeper 2x1\nrange 0..8 at R1C1\n\ninitial\n| . 1\n");
    DrawnBoard letters = board_of_size(2, 2);
    letters.count = 2;
    letters.side(Side::Top) = {2, DrawnBoard::kOpen};
    letters.cells[3] = 1;
    EXPECT_EQ(find_board("easy_as_abc").statements(letters),
              "easy_as_abc 2x2 A..B\ntop B .\n\ninitial\n| . .\n| . A\n");
    letters.cells[3] = 3;
    EXPECT_EQ(find_board("easy_as_abc").statements(letters).error(),
              "a cell holds a letter that the puzzle does not have");
}

TEST(KindBoard, SaysTheCluesOfRegionsCagesAndEdges) {
    DrawnBoard board = board_of_size(2, 2);
    board.regions = {0, 0, 1, 1};
    board.region_values = {2, DrawnBoard::kOpen};
    EXPECT_EQ(find_board("factors").statements(board), "factors\n  2 R1C1 R1C2\n| a a\n| b b\n");
    EXPECT_EQ(find_board("heyawake").statements(board), "heyawake\n  2 R1C1 R1C2\n| a a\n| b b\n");
    DrawnBoard cages = board_of_size(2, 2);
    cages.cages = {0, 0, 1, 1};
    cages.cage_clues = {"3+", "2/"};
    EXPECT_EQ(find_board("kenken").statements(cages), "kenken 2x2\n  3+ R1C1 R1C2\n  2/ R2C1 R2C2\n");
    DrawnBoard edges = board_of_size(2, 2);
    edges.edges = {kLess, 1, kGreater, DrawnBoard::kOpen};
    EXPECT_EQ(find_board("minarism").statements(edges),
              "minarism\n  1 R2C1 R2C2\n| . < .\n| v    \n| .   .\n");
}

/// Kinds without a text are stated by rules.
TEST(KindBoard, OfEachLinkIsATextOfItsKind) {
    for (const LinkKind& kind : link_kinds()) {
        const text::Kind* row = text::find_kind(kind.codec.kind);
        if (row == nullptr) continue;
        DrawnBoard board = board_of_size(4, 4);
        board.region_values.assign(KakuroSums::size(board), 0);
        const auto statements = kind.board().statements(board);
        if (!statements) continue;  // magnets have regions of two cells
        EXPECT_TRUE(statements->starts_with(kind.codec.kind)) << *statements;
    }
}

TEST(KindBoard, RefusesWhatIsNoPuzzleOfTheKind) {
    EXPECT_EQ(find_board("skyscrapers").statements(board_of_size(3, 2)).error(),
              "the grid of this kind is a square, but the link has 3x2");
    EXPECT_EQ(find_board("sudoku").statements(board_of_size(5, 5)).error(), "a sudoku of 5x5 has no boxes");
    EXPECT_EQ(find_board("star_battle").statements(empty_board(3, 3)).error(),
              "the number of stars is not positive");
}

}  // namespace
}  // namespace sator::tests
