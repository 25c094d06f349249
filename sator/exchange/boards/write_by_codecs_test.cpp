#include "sator/exchange/boards/write_by_codecs.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle puzzle_of(const std::string& text) {
    Resources none;
    ReadResult read = read_puzzles(text, "test", none);
    EXPECT_TRUE(read.at(0)) << to_text(read[0].error());
    return read[0] ? std::move(*read[0]) : Puzzle{};
}

/// A site that writes the kind's name and keeps the whole board, or only its size.
class Site {
  public:
    BoardCodec codec(std::string_view kind, bool has_cells = true) {
        return {kind,
                [this, kind] {
                    asked_.emplace_back(kind);
                    return find_board(kind);
                },
                [this, kind](const DrawnBoard& board) {
                    board_ = board;
                    return std::string(kind);
                },
                [this, has_cells](const std::string&) {
                    return std::optional(has_cells ? board_ : empty_board(board_.columns, board_.rows));
                }};
    }
    const std::vector<std::string>& asked() const { return asked_; }

  private:
    DrawnBoard board_;
    std::vector<std::string> asked_;
};

TEST(WriteByCodecs, AsksThePuzzlesOwnKindFirst) {
    Site site;
    const std::vector<BoardCodec> codecs = {site.codec("latin"), site.codec("skyscrapers"),
                                            site.codec("sudoku")};
    const auto sudoku = write_by_codecs(puzzle_of("sudoku 4x4\n"), codecs);
    ASSERT_TRUE(sudoku);
    EXPECT_EQ(sudoku->text, "sudoku");
    EXPECT_EQ(site.asked(), std::vector<std::string>{"sudoku"}) << "it loses nothing, so no other is asked";
}

TEST(WriteByCodecs, RecognisesPlainStatements) {
    Site site;
    const std::vector<BoardCodec> codecs = {site.codec("latin"), site.codec("sudoku")};
    const auto plain = write_by_codecs(
        puzzle_of("grid 4x4\nrange 1..4\nrule permutation 1..4 at rows; columns; boxes 2x2\n"), codecs);
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->text, "sudoku") << "the Latin square loses the boxes";
    EXPECT_TRUE(plain->losses.empty());
    EXPECT_EQ(site.asked().size(), 2U);
}

TEST(WriteByCodecs, IsLostIfTheSiteDoesNotReadItBack) {
    Site site;
    const std::vector<BoardCodec> codecs = {site.codec("latin", false)};
    const auto written = write_by_codecs(puzzle_of("latin 2x2\ninitial\n| 1 .\n| . .\n"), codecs);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->losses, std::vector<std::string>{"the given of R1C1"});
}

TEST(WriteByCodecs, IsNothingIfTheBoardSaysMore) {
    Site site;
    const std::vector<BoardCodec> codecs = {site.codec("sudoku")};
    EXPECT_FALSE(write_by_codecs(puzzle_of("latin 4x4\n"), codecs));
    EXPECT_FALSE(write_by_codecs(puzzle_of("sudoku 6x6 boxes 2x3\n"), codecs)) << "the usual boxes are 3x2";
}

/// A user's kind may have the name of another one; its rules decide.
TEST(WriteByCodecs, AnOwnKindIsComparedToo) {
    Site site;
    const std::vector<BoardCodec> codecs = {site.codec("sudoku"), site.codec("latin")};
    const auto written =
        write_by_codecs(puzzle_of("define kind sudoku [SIZE]\n  names mine\n  range 1..{ROWS}\n"
                                  "  rule permutation 1..{ROWS} at rows; columns\nend\n\nsudoku 4x4\n"),
                        codecs);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->text, "latin");
}

}  // namespace
}  // namespace sator::tests
