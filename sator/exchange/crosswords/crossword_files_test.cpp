// Crosswords in .jpz, .xd and Exolve's form, and the sudokus and word searches of ipuz.

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;
using Recorded = nlohmann::json;

ReadResult read_words(const std::string& text, std::string_view format = {}) {
    Resources none;
    return read_puzzles(text, "file", none, {}, format);
}

std::string words_error(const std::string& text) {
    const ReadResult result = read_words(text);
    return result.at(0) ? "no error" : to_text(result[0].error());
}

/// The clues of a direction as the recorded package lists them.
Recorded clues_of(const Puzzle& puzzle, std::string_view direction) {
    Recorded list = Recorded::array();
    for (const ClueText& clue : puzzle.clue_texts) {
        if (clue.direction == direction) list.push_back({clue.number, clue.text});
    }
    return list;
}

/// The rows of the solution; '.' is a block.
Recorded rows_of_solution(const Puzzle& puzzle) {
    const Recorded ipuz = Recorded::parse(kIpuzFormat.write(puzzle)->text);
    Recorded rows = Recorded::array();
    for (const Recorded& row : ipuz["solution"]) {
        std::string text;
        for (const Recorded& cell : row) text += cell == "#" ? "." : cell.get<std::string>();
        rows.push_back(text);
    }
    return rows;
}

/// What xd-crossword-tools reads and writes (see tests/links/record_crosswords.mjs).
TEST(CrosswordFiles, AreThoseOfXdCrosswordTools) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/crosswords.jsonl");
    std::size_t count = 0;
    for (std::string line; std::getline(input, line); ++count) {
        const Recorded recorded = Recorded::parse(line);
        const ReadResult jpz = read_words(recorded["jpz"]), xd = read_words(recorded["xd"]);
        ASSERT_TRUE(jpz.at(0)) << to_text(jpz[0].error());
        ASSERT_TRUE(xd.at(0)) << to_text(xd[0].error());
        EXPECT_EQ(*jpz[0], *xd[0]) << recorded["xd"];
        const auto own_xd = kXd.write(*jpz[0]), own_puz = kPuz.write(*jpz[0]);
        ASSERT_TRUE(own_xd && own_puz);
        EXPECT_EQ(own_xd->text, recorded["ours"]["xd"].get<std::string>());
        EXPECT_EQ(to_base64(own_puz->text), recorded["puz"]["base64"].get<std::string>());
        for (const char* reading : {"ours", "puz"}) {
            const Recorded& read = recorded[reading]["read"];
            EXPECT_EQ(read["rows"], rows_of_solution(*jpz[0]));
            EXPECT_EQ(read["across"], clues_of(*jpz[0], "across"));
            EXPECT_EQ(read["down"], clues_of(*jpz[0], "down"));
        }
        EXPECT_EQ(*read_words(own_xd->text).at(0), *jpz[0]);
        EXPECT_EQ(*read_words(kExolve.write(*jpz[0])->text).at(0), *jpz[0]);
    }
    EXPECT_EQ(count, 7U);
}

TEST(Jpz, HasMarksHintsAndFormats) {
    const std::string file =
        "<?xml version=\"1.0\"?><crossword-compiler xmlns=\"http://x\"><rectangular-puzzle><crossword>\n"
        "<grid width=\"3\" height=\"2\"><cell x=\"1\" y=\"1\" solution=\"B\" "
        "background-shape=\"circle\"/><cell x=\"2\" y=\"1\" "
        "solution=\"A\" hint=\"true\"/><cell x=\"3\" y=\"1\" background-color=\"#ccc\"/><cell x=\"1\" "
        "y=\"2\" type=\"void\"/></grid>\n"
        "<clues><title>ACROSS</title><clue number=\"1\" format=\"1,2\"><i>It</i> holds</clue></clues>"
        "<clues><title>Bonus</title><clue "
        "number=\"1\">x</clue></clues></crossword></rectangular-puzzle></crossword-compiler>";
    const ReadResult result = read_words(file);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->clue_texts, (std::vector<ClueText>{{"across", 1, "It holds (1,2)"}}));
    EXPECT_EQ(result[0]->decorations.size(), 2U);
    ASSERT_EQ(result[0]->initials.size(), 1U);
    EXPECT_EQ(result[0]->initials[0].givens[0].cell, CellId(1));
    EXPECT_EQ(result[0]->grid.cell_count(), 3U) << "cells that are not listed are none";
    EXPECT_EQ(result[0]->left_out.at(0).what.message,
              "lists of clues that are neither across nor down are not understood");
}

TEST(Jpz, MistakesHaveTheirPlaces) {
    const auto in_grid = [](const std::string& cell) {
        return "<rectangular-puzzle><crossword><grid width=\"2\" height=\"1\">\n" + cell +
               "</grid></crossword></rectangular-puzzle>";
    };
    EXPECT_EQ(words_error(in_grid("<cell x=\"3\" y=\"1\"/>")),
              "file:2:2: error: the cell needs x and y inside the grid\n"
              "    <cell x=\"3\" y=\"1\"/></grid></crossword></rectangular-puzzle>\n"
              "     ^^^^\n");
    EXPECT_TRUE(
        words_error(in_grid("<cell x=\"1\" y=\"1\" type=\"clue\"/>")).contains("a clue stands in a cell"));
    EXPECT_TRUE(words_error("<rectangular-puzzle><sudoku/></rectangular-puzzle>")
                    .contains("no crossword with a grid"));
    EXPECT_TRUE(words_error("<rectangular-puzzle><crossword><grid width=\"99999999\" "
                            "height=\"99999999\"/></crossword></rectangular-puzzle>")
                    .contains("the cell limit of 1000000"));
    EXPECT_TRUE(words_error("<rectangular-puzzle><crossword><grid/></crossword></rectangular-puzzle>")
                    .contains("needs its width"));
}

constexpr const char* kXdText =
    "Title: Small\nAuthor: Us\nSpecial: shaded\nRebus: 1=HEART\n\n\nb1G\nU#e\nM.M\n\n\n"
    "A1. It ~ holds ~ BHEARTG\nA3. Open ~\n\nD1. Tramp ~ BUM\nD1 ^Refs: A1\n\n\nnotes\nA9. none ~ X\n";

TEST(Xd, HasSpecialAndRebusCells) {
    const ReadResult result = read_words(kXdText);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "Small");
    EXPECT_EQ(
        result[0]->clue_texts,
        (std::vector<ClueText>{{"across", 1, "It ~ holds"}, {"across", 3, "Open"}, {"down", 1, "Tramp"}}));
    ASSERT_EQ(result[0]->decorations.size(), 1U);
    EXPECT_EQ(result[0]->decorations[0].cells, (Slot{CellId(0), CellId(4)}));
    EXPECT_TRUE(result[0]->left_out.empty());
    EXPECT_TRUE(result[0]->alphabet.find(Symbol::of_text(U"HEART")));
    EXPECT_EQ(kXd.write(*result[0])->losses,
              std::vector<std::string>{"the marks of cells without an answer"});
}

TEST(Xd, MistakesHaveTheirPlaces) {
    EXPECT_EQ(words_error("## Grid\nBAG\nU#\n## Clues\nA1. x ~ BAG\n"),
              "file:3:1: error: this row has 2 cells, and the first one has 3\n"
              "    U#\n"
              "    ^^\n");
    EXPECT_EQ(words_error("## Grid\nBAG\nU#?\n## Clues\nA1. x ~ BAG\n"),
              "file:3:3: error: '?' is no cell\n"
              "    U#?\n"
              "      ^\n"
              "hint: a cell is a letter, '#' or '.', or a sign that the header Rebus lists\n");
    EXPECT_EQ(read_words("## Clues\nA1. x ~ BAG\n", "xd").at(0).error().message, "the file has no grid");
    const std::string text = kXdText;
    for (std::size_t length = 0; length < text.size(); ++length)
        EXPECT_EQ(read_words(text.substr(0, length), "xd").size(), 1U);
}

constexpr const char* kExolveText =
    "<html>\nexolve-begin\n  exolve-title: Small\n  exolve-setter: Us\n  exolve-copyright: ours\n  "
    "exolve-width: 3\n  exolve-height: 3\n"
    "  exolve-preamble:\n    Letters.\n  exolve-grid:\n    B@A!G\n    U . 0\n    M?M\n  exolve-across:\n    "
    "1 It holds (3)\n    3, 4 Mother (3)\n    A Bonus\n"
    "  exolve-down:\n    1 Tramp (3)\nexolve-end\n</html>\nexolve-begin\n  exolve-width: 2\n  exolve-height: "
    "1\n  exolve-grid:\n    00\nexolve-end\n";

TEST(Exolve, AFileHasSeveralCrosswords) {
    const ReadResult result = read_words(kExolveText);
    ASSERT_EQ(result.size(), 2U);
    ASSERT_TRUE(result[0] && result[1]) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "Small");
    EXPECT_EQ(result[0]->rules_text, "Letters.");
    EXPECT_EQ(result[0]->decorations.size(), 1U);
    EXPECT_EQ(result[0]->clue_texts,
              (std::vector<ClueText>{
                  {"across", 1, "It holds (3)"}, {"across", 3, ", 4 Mother (3)"}, {"down", 1, "Tramp (3)"}}));
    EXPECT_EQ(result[0]->initials.at(0).givens.at(0).cell, CellId(1));
    EXPECT_EQ(result[0]->left_out.at(0).what.message,
              "clues without a number or a direction are not understood");
    EXPECT_EQ(result[1]->name, "file#2");
    const auto written = kExolve.write(*result[0]);
    ASSERT_TRUE(written && written->losses.empty());
    Puzzle back = *read_words(written->text).at(0);
    EXPECT_EQ(back, *result[0]);
}

/// From the description of the format in Exolve's README.
TEST(Exolve, ReadsWhatItsDescriptionSays) {
    const auto read_one = [](const std::string& sections) {
        ReadResult result = read_words("exolve-begin\n" + sections + "exolve-end\n");
        EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
        return result[0] ? std::move(*result[0]) : Puzzle();
    };
    const std::string size = "exolve-width: 3\nexolve-height: 2\n";
    const Puzzle plain = read_one(size + "exolve-grid:\nACE\nR.T\nexolve-across:\n1 Top #1 (3)\n");
    EXPECT_EQ(plain.clue_texts.at(0).text, "Top #1 (3)");
    // Comments, blanks between letters, small letters, decorators, a full stop after a number.
    EXPECT_EQ(
        read_one(size + "exolve-grid: # a comment\nA{1,2:x} ce # row\n r . T{3}\nexolve-across:\n# none\n"
                        "1. Top #1 (3) # easy\n"),
        plain);
    EXPECT_EQ(
        read_one(size + "exolve-grid:\nACE\nR.T\nexolve-across:\n1 ... top (3)\n").clue_texts.at(0).text,
        "... top (3)");
    const Puzzle rebus = read_one(size + "exolve-option: rebus-cells\nexolve-grid:\nRAN G E\nDO . A\n");
    EXPECT_EQ(rebus.grid.cell_count(), plain.grid.cell_count());
    EXPECT_TRUE(rebus.left_out.empty());
    EXPECT_TRUE(rebus.alphabet.find(Symbol::of_text(U"RAN")));
}

/// A grid of Exolve either has letters and '?', or only '0'; "# " would begin a comment.
TEST(Exolve, WritesWhatItsDescriptionSays) {
    const Puzzle half =
        *read_words(
             "exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nA!?\nexolve-across:\n"
             "1 &#35; sign &#35;\nexolve-end\n")
             .at(0);
    EXPECT_EQ(half.clue_texts.at(0).text, "# sign #");
    const std::string text = kExolve.write(half)->text;
    EXPECT_TRUE(text.contains("A! ?\n")) << text;
    EXPECT_TRUE(text.contains("1 &#35; sign &#35;\n")) << text;
    EXPECT_EQ(*read_words(text).at(0), half);
    const Puzzle open =
        *read_words("exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\n??\nexolve-end\n").at(0);
    EXPECT_TRUE(kExolve.write(open)->text.contains(" 0 0\n"));
}

TEST(Exolve, MistakesHaveTheirPlaces) {
    const auto in_grid = [](const std::string& row) {
        return "exolve-begin\n exolve-width: 2\n exolve-height: 1\n exolve-grid:\n  " + row +
               "\nexolve-end\n";
    };
    EXPECT_TRUE(words_error(in_grid("0*0")).contains("diagramless"));
    EXPECT_TRUE(words_error(in_grid("ABC")).contains("the row has 3 cells, but exolve-width is 2"));
    EXPECT_TRUE(words_error(in_grid("50")).contains("'5' is no cell"));
    EXPECT_TRUE(words_error("exolve-begin\nexolve-end\n").contains("the crossword has no exolve-grid"));
    EXPECT_TRUE(
        words_error(
            "exolve-begin\nexolve-width: 999999\nexolve-height: 999999\nexolve-grid:\n0\nexolve-end\n")
            .contains("cell limit"));
}

std::string sudoku_ipuz(const std::string& kind, const std::string& rows, const std::string& more = "") {
    return "{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/" + kind + "\"]," + more +
           "\"dimensions\":{\"width\":4,\"height\":4},\n\"puzzle\":" + rows + "}";
}

TEST(Ipuz, SudokusAreReadAndWritten) {
    const std::string rows = "[[1,\"0\",0,{\"cell\":0}],[0,0,{\"value\":3},0],[\"4\",0,0,0],[0,0,2,0]]";
    const ReadResult plain = read_words(sudoku_ipuz("sudoku#1", rows, "\"title\":\"T\","));
    ASSERT_TRUE(plain.at(0)) << to_text(plain[0].error());
    EXPECT_EQ(plain[0]->title, "T");
    const ReadResult same =
        read_words("sudoku 4x4\ntitle T\ninitial\n| 1 . . .\n| . . 3 .\n| 4 . . .\n| . . 2 .\n");
    EXPECT_EQ(kIpuzFormat.write(*plain[0])->text, kIpuzFormat.write(*same.at(0))->text);
    for (const std::string kind : {"sudoku#1", "sudoku/diagonalsudoku#1", "sudoku/latinsquare#1"}) {
        const ReadResult result = read_words(sudoku_ipuz(kind, rows));
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        const auto written = kIpuzFormat.write(*result[0]);
        EXPECT_TRUE(written->losses.empty());
        EXPECT_TRUE(written->text.contains(kind));
        EXPECT_EQ(*read_words(written->text).at(0), *result[0]);
    }
}

TEST(Ipuz, FieldsOfASudokuThatAreNotUnderstoodAreNamed) {
    const std::string rows = "[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]";
    const ReadResult result =
        read_words(sudoku_ipuz("sudoku#1", rows, "\"author\":\"A\",\"antiknight\":true,"));
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    ASSERT_EQ(result[0]->left_out.size(), 1U);
    EXPECT_EQ(result[0]->left_out[0].what.message, "not understood: 'antiknight'");
}

TEST(Ipuz, OtherSudokusAreRefusedByName) {
    const std::string rows = "[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]";
    EXPECT_TRUE(words_error(sudoku_ipuz("sudoku/jigsawsudoku#1", rows))
                    .contains("the kind 'http://ipuz.org/sudoku/jigsawsudoku#1' is not read"));
    EXPECT_TRUE(words_error(sudoku_ipuz("sudoku#1", rows, "\"cages\":[],"))
                    .contains("zones or cages, which are not read"));
    EXPECT_TRUE(words_error(sudoku_ipuz("sudoku#1", rows, "\"charset\":\"ABCD\","))
                    .contains("only sudokus of the numbers from 1 on"));
    EXPECT_TRUE(
        words_error(sudoku_ipuz("sudoku#1", "[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,5]]"))
            .starts_with(
                "file:2:48: error: a cell of this sudoku is a number from 1 to 4, or 0 if it is open\n"));
    EXPECT_TRUE(words_error(sudoku_ipuz("sudoku#1", "[[0,0,0,0]]"))
                    .contains("the grid has 1 rows, but the height is 4"));
}

TEST(Ipuz, WordSearchesAreReadAndWritten) {
    const std::string file =
        "{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/"
        "wordsearch#1\"],\"dimensions\":{\"width\":3,\"height\":2},"
        "\"puzzle\":[[\"C\",\"A\",\"T\"],[\"\",\"O\",\"G\"]],\"dictionary\":{\"CAT\":\"pet\",\"DOG\":\"pet\"}"
        "}";
    const ReadResult result = read_words(file);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->rules.size(), 2U);
    EXPECT_EQ(result[0]->initials.at(0).givens.size(), 5U);
    const auto written = kIpuzFormat.write(*result[0]);
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->losses.empty());
    EXPECT_EQ(*read_words(written->text).at(0), *result[0]);
    std::string bent = file;
    bent.insert(1, "\"zigzag\":true,");
    EXPECT_TRUE(words_error(bent).contains("words may bend or go back ('zigzag')"));
    EXPECT_TRUE(words_error(file.substr(0, file.find(",\"dictionary")) + "}")
                    .contains("the ipuz lists no words to find"));
}

}  // namespace
}  // namespace sator::tests
