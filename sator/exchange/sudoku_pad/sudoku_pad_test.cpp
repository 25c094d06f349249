#include <gtest/gtest.h>

#include "sator/exchange/packing/lz_string.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/sudoku_pad/unzip_pad.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A zipped puzzle of four by four, as SudokuPad writes it.
const std::string kZipped =
    "{cs:64,metadata:{t:'Four',author:'A',rules:['One.','It\\'s two.'],solution:'1234341221434321'},"
    "ce:[[{v:1},,,],[,,,],[,,,],[,,,{v:1}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
    "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
    "ca:[{ce:[[0,1],[0,2]],v:5,unique:t},{ce:[[3,0],[3,1]],unique:f,hidden:t}],"
    "l:[{wp:[[0.5,0.5],[2.5,2.5]],c:67f067,th:10}],u:[{ct:[1.5,1.5],w:1,h:1,c2:FF0000},{ct:[0,0],w:1,h:1,c2:#"
    "0}]}";

Puzzle read_one(const std::string& text) {
    Resources none;
    ReadResult result = read_puzzles(text, "file", none);
    EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
    return result[0] ? std::move(*result[0]) : Puzzle{};
}

std::string pad_error(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none);
    return result.at(0) ? "read" : to_text(result[0].error());
}

std::string pad_count(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return to_text(solver.error().front());
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "0" : solved->count.to_string();
}

TEST(UnzipPad, MakesJson) {
    EXPECT_EQ(unzip_pad("{ce:[[{v:1},,,],[]],a:t,b:f,c:#0,d:#F,e:67f067,f:-0.5,g:'it\\'s',h:{}}"),
              "{\"ce\":[[{\"v\":1},{},{},{}],[{}]],\"a\":true,\"b\":false,\"c\":\"#000000\",\"d\":\"#"
              "FFFFFF\",\"e\":\"#67f067\","
              "\"f\":-0.5,\"g\":\"it's\",\"h\":{}}");
    EXPECT_EQ(unzip_pad("{\"cells\":[[]]}"), "{\"cells\":[[]]}") << "JSON stays";
}

TEST(SudokuPad, ReadsWhatHasAMeaning) {
    for (const std::string prefix :
         {"https://sudokupad.app/scl", "https://sudokupad.app/scf?puzzleid=scl", "ctc"}) {
        const Puzzle puzzle = read_one(prefix + pack_lz_base64(kZipped));
        EXPECT_EQ(puzzle.title, "Four");
        EXPECT_EQ(puzzle.author, "A");
        EXPECT_EQ(puzzle.rules_text, "One.\nIt's two.");
        EXPECT_EQ(puzzle.solution.size(), 16U);
        EXPECT_EQ(puzzle.initials.at(0).givens.size(), 2U);
        EXPECT_EQ(puzzle.decorations.size(), 2U) << "the line and one shape";
        ASSERT_EQ(puzzle.remarks.size(), 2U);
        EXPECT_EQ(puzzle.remarks[0].message,
                  "not drawn: 1 lines or shapes that are not at the centres of cells");
        EXPECT_EQ(puzzle.remarks[1].message,
                  "the rules are not in the data, except givens, regions and sums of cages");
        // 1 in two opposite corners, and 2 + 3 at the top.
        const Puzzle same = read_one(
            "sudoku 4x4\ncage\n  5 R1C2 R1C3\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . 1\n");
        EXPECT_EQ(pad_count(puzzle), pad_count(same));
    }
}

TEST(SudokuPad, SaysWhichFieldsAreNotUnderstood) {
    const Puzzle puzzle = read_one(
        R"({"cells":[[{"twist":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"regions":[],"rounds":2,)"
        R"("cages":[{"cells":[[0,0]],"unique":true,"total":3}],"metadata":{"title":"T","antiking":true},"lines":[]})");
    std::string messages;
    for (const LeftOut& part : puzzle.left_out) messages += part.what.message + "\n";
    for (const Diagnostic& remark : puzzle.remarks) messages += remark.message + "\n";
    EXPECT_EQ(messages,
              "not understood: 'rounds' of the puzzle\n"
              "not understood: 'antiking' of the metadata\n"
              "not understood: 'twist' of a cell\n"
              "not understood: 'total' of a cage\n"
              "the rules are not in the data, except givens, regions and sums of cages\n");
}

TEST(SudokuPad, ClassicLinksHaveGivens) {
    const Puzzle puzzle = read_one(std::string(kSudokuPad.example));
    EXPECT_EQ(pad_count(puzzle), "1");
    EXPECT_EQ(pad_error("scf5NlQ19j9mGca3OIN1bWGk2m41TjS7"),
              "file: error: the link has 80 cells, and a sudoku has 81\n");
}

TEST(SudokuPad, LinksThatItOpensAreWritten) {
    const Puzzle puzzle = read_one(
        "sudoku 4x4\ntitle T\nrenban\n  R1C1 R2C2 R2C3\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . "
        "1\n");
    const auto written = kSudokuPad.write(puzzle);
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->losses.empty());
    EXPECT_TRUE(written->text.starts_with("https://sudokupad.app/fpuz"));
    const Puzzle back = read_one(written->text);
    EXPECT_EQ(back.title, "T");
    EXPECT_EQ(pad_count(back), pad_count(puzzle));
}

TEST(SudokuPad, OtherGridsAreRefused) {
    EXPECT_TRUE(pad_error(R"({"cells":[[{},{}],[{}]],"regions":[]})")
                    .starts_with("file:1:1: error: the grid is not a square of up to 16 rows\n"));
    EXPECT_TRUE(pad_error(R"({"cells":[[{},{}],[{},{}]],"regions":[})").starts_with("file:1:"));
}

/// Links that Sator writes for SudokuPad hold JSON of f-puzzles.
TEST(SudokuPad, AFormatThatIsNamedAlsoReadsWhatIsWritten) {
    Resources none;
    const Puzzle puzzle = *read_puzzles("sudoku 4x4\nthermometer\n  R1C1 R1C2\n", "file", none).at(0);
    const std::string link = kSudokuPad.write(puzzle)->text;
    const ReadResult named = read_puzzles(link, "file", none, {}, "sudokupad");
    ASSERT_TRUE(named.at(0)) << to_text(named[0].error());
    EXPECT_EQ(*named[0], *read_puzzles(link, "file", none).at(0));
    EXPECT_EQ(
        read_puzzles("https://sudokupad.app/scl" + pack_lz_base64(kZipped), "file", none, {}, "fpuzzles")
            .at(0)
            .error()
            .message,
        "the link has data of SudokuPad, not of f-puzzles");
}

}  // namespace
}  // namespace sator::tests
