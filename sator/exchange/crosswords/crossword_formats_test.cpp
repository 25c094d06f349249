#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, Diagnostic> read_crossword(const std::string& text, std::string_view format = {}) {
    Resources resources;
    return std::move(read_puzzles(text, "small", resources, {}, format)[0]);
}

std::string crossword_error(const std::string& text, std::string_view format = {}) {
    const auto puzzle = read_crossword(text, format);
    return puzzle ? "no error" : to_text(puzzle.error());
}

constexpr const char* kIpuz = R"({
  "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"], "title": "Small", "author": "Us",
  "copyright": "ours", "dimensions": {"width": 3, "height": 3},
  "puzzle": [[{"cell": 1, "style": {"shapebg": "circle"}}, {"cell": 0, "value": "A"}, 2],
             [0, "#", 0],
             [3, 0, {"cell": 0, "style": {"color": "dcdcdc"}}]],
  "solution": [["B", "A", "G"], ["U", "#", "E"], ["M", "U", "M"]],
  "clues": {"Across": [[1, "It holds \"things\""], {"number": 3, "clue": "Mother"}], "Down": [[1, "Tramp"], [2, "Stone"]]}
})";

TEST(CrosswordFormats, ReadsIpuz) {
    const auto puzzle = read_crossword(kIpuz);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error());
    EXPECT_EQ(puzzle->title, "Small");
    EXPECT_EQ(puzzle->author, "Us");
    EXPECT_EQ(puzzle->source, "ours");
    EXPECT_EQ(puzzle->grid.cell_count(), 8U);
    ASSERT_EQ(puzzle->initials.size(), 1U);
    ASSERT_EQ(puzzle->initials[0].givens.size(), 1U);
    EXPECT_EQ(puzzle->initials[0].givens[0].cell, CellId(1));
    EXPECT_EQ(puzzle->solution.size(), 8U);
    ASSERT_EQ(puzzle->clue_texts.size(), 4U);
    EXPECT_EQ(puzzle->clue_texts[0], (ClueText{"across", 1, "It holds \"things\""}));
    EXPECT_EQ(puzzle->clue_texts[3], (ClueText{"down", 2, "Stone"}));
    ASSERT_EQ(puzzle->decorations.size(), 2U);
    EXPECT_EQ(puzzle->decorations[0].kind, Decoration::Kind::Circle);
    EXPECT_EQ(puzzle->decorations[1].cells, Slot{CellId(7)});
}

// A clue belongs to the word that begins in the cell with its number, whatever the numbers are.
TEST(CrosswordFormats, CluesKeepTheirPlacesIfNumbersAreNotTheUsualOnes) {
    const auto numbered = [](int first, int second, int third) {
        const auto text = [](int number) { return std::to_string(number); };
        return read_crossword(
            R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":2,"height":2},)"
            R"("puzzle":[[)" +
            text(first) + "," + text(second) + "],[" + text(third) + R"(,0]],"clues":{"Across":[[)" +
            text(first) + R"(,"top"],[)" + text(third) + R"(,"bottom"]],"Down":[[)" + text(first) +
            R"(,"left"],[)" + text(second) + R"(,"right"]]}})");
    };
    const auto usual = numbered(1, 2, 3), own = numbered(5, 1, 9);
    ASSERT_TRUE(usual && own);
    EXPECT_EQ(own->clue_texts, usual->clue_texts);
    EXPECT_TRUE(usual->remarks.empty());
    ASSERT_EQ(own->remarks.size(), 1U);
    EXPECT_EQ(own->remarks[0].message, "the cells are numbered as usual, and the clues with them");
    const auto jpz = read_crossword(
        R"(<rectangular-puzzle><crossword><grid width="2" height="2"><cell x="1" y="1" number="4"/><cell x="2" y="1" number="1"/>)"
        R"(<cell x="1" y="2" number="7"/><cell x="2" y="2"/></grid><clues><title>Across</title><clue number="4">top</clue>)"
        R"(<clue number="7">bottom</clue></clues><clues><title>Down</title><clue number="4">left</clue><clue number="1">right</clue>)"
        R"(</clues></crossword></rectangular-puzzle>)");
    ASSERT_TRUE(jpz) << to_text(jpz.error());
    EXPECT_EQ(jpz->clue_texts, usual->clue_texts);
}

TEST(CrosswordFormats, WhatIsWrittenReadsBack) {
    const auto puzzle = read_crossword(kIpuz);
    ASSERT_TRUE(puzzle);
    const auto ipuz = kIpuzFormat.write(*puzzle);
    ASSERT_TRUE(ipuz);
    EXPECT_TRUE(ipuz->losses.empty());
    EXPECT_EQ(read_crossword(ipuz->text), *puzzle) << ipuz->text;
    const auto puz = kPuz.write(*puzzle);
    ASSERT_TRUE(puz);
    EXPECT_EQ(puz->losses, std::vector<std::string>{"the shaded cells"});
    auto unshaded = *puzzle;
    unshaded.decorations.pop_back();
    EXPECT_EQ(read_crossword(puz->text), unshaded);
}

TEST(CrosswordFormats, PuzListsCluesOfNoWord) {
    auto puzzle = read_crossword(kIpuz);
    ASSERT_TRUE(puzzle);
    puzzle->clue_texts.push_back({"down", 3, "M"});
    EXPECT_EQ(kPuz.write(*puzzle)->losses,
              (std::vector<std::string>{"the text of clue down 3, because the grid has no such word",
                                        "the shaded cells"}));
}

/// Random grids of cells and blocks, with and without letters.
TEST(CrosswordFormats, RandomCrosswordsReadBack) {
    std::mt19937 random(1);
    std::size_t read = 0;
    for (int round = 0; round < 200; ++round) {
        const std::size_t columns = 2 + random() % 7, rows = 2 + random() % 7;
        std::string grid;
        for (std::size_t row = 0; row < rows; ++row) {
            grid += row == 0 ? "[" : ",[";
            for (std::size_t column = 0; column < columns; ++column) {
                const char letter = static_cast<char>('A' + random() % 26);
                grid += (column == 0 ? "" : ",") + (random() % 4 == 0 ? std::string("\"#\"")
                                                    : random() % 3 == 0
                                                        ? std::string("{\"value\":\"") + letter + "\"}"
                                                        : std::string("0"));
            }
            grid += "]";
        }
        const auto puzzle = read_crossword(
            R"({"version":"http://ipuz.org/v1","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":)" +
            std::to_string(columns) + ",\"height\":" + std::to_string(rows) + "},\"puzzle\":[" + grid + "]}");
        if (!puzzle) continue;  // no word
        ++read;
        EXPECT_EQ(read_crossword(kIpuzFormat.write(*puzzle)->text), *puzzle);
        auto puz = read_crossword(kPuz.write(*puzzle)->text);
        ASSERT_TRUE(puz) << to_text(puz.error());
        puz->clue_texts.clear();  // a .puz has a text for each word, which may be empty
        EXPECT_EQ(*puz, *puzzle);
    }
    EXPECT_GT(read, 150U);
}

/// Files that record_puz.py made from the description of the format.
TEST(CrosswordFormats, PuzFilesOfEachVersionHaveRebusAndCircles) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/puz_files.txt");
    std::size_t count = 0;
    for (std::string version, file; input >> version >> file; ++count) {
        const std::string bytes = *exchange::from_base64(file);
        const auto puzzle = read_crossword(bytes);
        ASSERT_TRUE(puzzle) << version << ": " << to_text(puzzle.error());
        EXPECT_EQ(puzzle->title, "Caf\u00e9") << version;
        EXPECT_TRUE(puzzle->left_out.empty());
        EXPECT_TRUE(puzzle->alphabet.find(Symbol::of_text(U"HEART")));
        EXPECT_EQ(puzzle->solution.size(), 8U);
        ASSERT_EQ(puzzle->decorations.size(), 1U);
        EXPECT_EQ(puzzle->decorations[0].cells, (Slot{CellId(1), CellId(7)}));
        EXPECT_TRUE(puzzle->initials.empty()) << "a letter that was filled in";
        EXPECT_EQ(puzzle->remarks.at(0).message, "the letters that were filled in are not read");

        // The notes are in the sums from version 1.3 on.
        std::string damaged = bytes;
        damaged[bytes.find("A note")] = 'B';
        EXPECT_EQ(crossword_error(damaged).contains("checksum"), version != "1.2") << version;
        damaged = bytes;
        damaged[bytes.find("HEART")] = 'B';
        EXPECT_TRUE(crossword_error(damaged).contains("checksum of the section RTBL")) << version;
    }
    EXPECT_EQ(count, 3U);
}

TEST(CrosswordFormats, DamagedPuzFilesAreErrors) {
    const std::string whole = kPuz.write(*read_crossword(kIpuz))->text;
    const std::size_t circles = whole.find("GEXT");
    for (std::size_t length = 0; length < circles; ++length)
        EXPECT_FALSE(read_crossword(whole.substr(0, length), "puz")) << length;
    // The scrambled tag (byte 50), the version and reserved bytes, and what the circles are, are in no checksum of the header.
    for (std::size_t byte = 0x2C; byte < circles - 1; ++byte) {
        std::string damaged = whole;
        damaged[byte] = static_cast<char>(damaged[byte] ^ 1);
        EXPECT_FALSE(read_crossword(damaged, "puz")) << byte;
    }
    std::string damaged = whole;
    damaged[whole.size() - 3] = 1;
    EXPECT_EQ(crossword_error(damaged),
              "small: error: the checksum of the section GEXT is wrong, so the file is damaged\n");
    damaged = whole;
    damaged[0x35] = 'Q';
    EXPECT_EQ(crossword_error(damaged),
              "small: error: the checksum of the whole is wrong, so the file is damaged\n"
              "hint: save it again with the program that made it\n");
    EXPECT_EQ(crossword_error(whole.substr(0, 20)), "small: error: the file ends at byte 20 in its header\n");
}

TEST(CrosswordFormats, IpuzErrorsHaveTheirPlaces) {
    const auto replaced = [](std::string_view what, std::string_view with) {
        std::string text = kIpuz;
        return text.replace(text.find(what), what.size(), with);
    };
    EXPECT_EQ(crossword_error(replaced("\"width\": 3", "\"width\": 4")),
              "small:4:14: error: this row has 3 cells, but the width is 4\n"
              "      \"puzzle\": [[{\"cell\": 1, \"style\": {\"shapebg\": \"circle\"}}, {\"cell\": 0, "
              "\"value\": \"A\"}, 2],\n"
              "                 ^\n");
    for (const char* size : {"0", "-1", "4000000000", "1e9", "null"})
        EXPECT_NE(crossword_error(replaced("\"width\": 3", std::string("\"width\": ") + size)), "no error")
            << size;
    EXPECT_NE(crossword_error(replaced("crossword#1", "nonogram"))
                  .find("error: the kind 'http://ipuz.org/nonogram' is not read"),
              std::string::npos);
    const std::string text = kIpuz;
    for (std::size_t length = 0; length < text.size(); ++length)
        EXPECT_FALSE(read_crossword(text.substr(0, length), "ipuz")) << length;
}

TEST(CrosswordFormats, OtherPuzzlesAreNoCrosswords) {
    const auto sudoku = read_crossword("sudoku 4x4\n");
    ASSERT_TRUE(sudoku);
    EXPECT_EQ(to_text(kPuz.write(*sudoku).error()), "error: in a crossword, each cell holds a letter\n");
    const auto sums = read_crossword("grid 2x2\nrange 1..4\nrule sum 5 at rows\n");
    ASSERT_TRUE(sums);
    EXPECT_EQ(to_text(kIpuzFormat.write(*sums).error()), "error: in a crossword, each cell holds a letter\n");
}

}  // namespace
}  // namespace sator::tests
