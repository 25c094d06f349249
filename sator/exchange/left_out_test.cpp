// Each reader either understands a field or a flag, or refuses it, or names it as left out. A test feeds each of them one that does
// not exist.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A text with something that its format does not have. `said` names it, in a message or in an error.
struct OddText {
    std::string_view format, text, said;
};

/// The formats whose texts have no place for anything else than what is read: a sign too many is another puzzle or an error.
constexpr std::string_view kStrict[] = {"sudoku", "jigsaw", "pencil-marks", "killer",
                                        "hodoku", "nin",    "cwd",          "mk"};

constexpr OddText kOddTexts[] = {
    {"across-text", "<ACROSS PUZZLE>\n<GRID>\nBAG\n<ACROSS>\nIt holds\n<BONUS>\nx\n<DOWN>\n", "<BONUS>"},
    {"lists", R"({"grid": [[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]], "arrows": [1]})", "'arrows'"},
    {"lists", R"({"rows": [[1]], "columns": [[1]], "colours": [1]})", "'colours'"},
    {"kakuro", "A product kakuro\n#  2\\ 3\\\n\\5 .  .\n", "'A product kakuro'"},
    {"pasted", "A killer sudoku\n1,,,\n,,3,\n4,,,\n,,2,\n", "'killer'"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":2,"height":1},)"
     R"("puzzle":[[1,0]],"wraps":true})",
     "'wraps'"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":2,"height":1},)"
     R"("puzzle":[[{"cell":1,"given":"A"},0]]})",
     "'given' of a cell"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":2,"height":1},)"
     R"("puzzle":[[{"cell":1,"style":"odd"},0]],"styles":{"odd":{"divided":"/"}}})",
     "'divided' of a style"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":2,"height":1},)"
     R"("puzzle":[[1,0]],"clues":{"Diagonal":[[1,"x"]]}})",
     "'Diagonal' of the clues"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],"dimensions":{"width":4,"height":4},)"
     R"("puzzle":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],"arrows":[1]})",
     "'arrows'"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],"dimensions":{"width":4,"height":4},)"
     R"("puzzle":[[{"cell":0,"style":{"lessthan":"R"}},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]})",
     "'lessthan' of a style"},
    {"ipuz",
     R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/wordsearch#1"],"dimensions":{"width":2,"height":1},)"
     R"("puzzle":[["A","B"]],"dictionary":["AB"],"useall":true})",
     "'useall'"},
    {"jpz",
     "<rectangular-puzzle><crossword><grid width=\"2\" height=\"1\"><cell x=\"1\" y=\"1\" twist=\"2\"/><cell "
     "x=\"2\" "
     "y=\"1\"/></grid></crossword></rectangular-puzzle>\n",
     "'twist' of <cell>"},
    {"jpz",
     "<rectangular-puzzle><crossword><grid width=\"2\" height=\"1\"><cell x=\"1\" y=\"1\"/><cell x=\"2\" "
     "y=\"1\"/></grid><mirror/></crossword></rectangular-puzzle>\n",
     "<mirror> in <crossword>"},
    {"jpz",
     "<rectangular-puzzle><crossword><grid width=\"2\" height=\"1\"><cell x=\"1\" y=\"1\"/><cell x=\"2\" "
     "y=\"1\"/></grid><word id=\"1\" x=\"1\" y=\"1-2\"/></crossword></rectangular-puzzle>\n",
     "words that are not the runs"},
    {"xd", "Title: A\nMirror: yes\n\n\nAB\n\n\nA1. It ~ AB\n", "this header"},
    {"xd", "Title: A\n\n\nAB\n\n\nA1. It ~ AB\n\nZ1. That ~ BA\n", "this clue"},
    {"exolve",
     "exolve-begin\n  exolve-width: 2\n  exolve-height: 1\n  exolve-mirror: yes\n  exolve-grid:\n    "
     "AB\nexolve-end\n",
     "'exolve-mirror'"},
    {"fpuzzles", R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"mirror":[{"cells":["R1C1"]}]})",
     "'mirror'"},
    {"fpuzzles", R"({"size":3,"grid":[[{"mirror":1},{},{}],[{},{},{}],[{},{},{}]]})", "'mirror' of a cell"},
    {"fpuzzles",
     R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"killercage":[{"cells":["R1C1"],"value":"3","mirror":1}]})",
     "'mirror' of 'killercage'"},
    {"fpuzzles",
     R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"thermometer":[{"lines":[["R1C1","R1C2"],["R9C9","?"]]}]})",
     "'thermometer'"},
    {"fpuzzles", R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"negative":["mirror"]})", "'mirror'"},
    {"fpuzzles", R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"negative":"xv"})", "'negative'"},
    {"sudokupad", R"({"cells":[[{},{}],[{},{}]],"regions":[],"mirror":[1]})", "'mirror' of the puzzle"},
    {"sudokupad", R"({"cells":[[{"mirror":1},{}],[{},{}]],"regions":[]})", "'mirror' of a cell"},
    {"sudokupad", R"({"cells":[[{},{}],[{},{}]],"regions":[],"metadata":{"mirror":true}})",
     "'mirror' of the metadata"},
    {"sudokupad", R"({"cells":[[{},{}],[{},{}]],"regions":[],"cages":[{"cells":[[0,0],[0,1]],"mirror":1}]})",
     "'mirror' of a cage"},
    {"hexregex", R"({"kind":"rect","rows":1,"cols":1,"x":["A"],"y":["A"],"mirror":1})", "'mirror'"},
    {"reghex", R"({"edgeLen":1,"clues":{"B-1-1":"A"},"mirror":1})", "'mirror'"},
    {"jimbly", R"({"x":["A"],"y":["A"],"z":["A"],"mirror":1})", "'mirror'"},
    {"json", R"({"patternsX":[["A",""]],"patternsY":[["A",""]],"mirror":1})", "'mirror'"},
    {"webpbn",
     "<puzzle><mirror/><clues type=\"columns\"><line><count>1</count></line></clues><clues "
     "type=\"rows\"><line><count>1</"
     "count></line></clues></puzzle>\n",
     "<mirror> in <puzzle>"},
    {"webpbn",
     "<puzzle wrap=\"yes\"><clues type=\"columns\"><line><count>1</count></line></clues><clues "
     "type=\"rows\"><line><count>1</count></line></clues></puzzle>\n",
     "'wrap' of <puzzle>"},
    {"trux",
     "mirror = yes\nshape = rectangular\nnum_rows = 1\nnum_cols = 1\nnum_regexes_per_row = "
     "1\nnum_regexes_per_col = "
     "1\n'A'\n'A'\n",
     "'mirror'"},
    {"sator", "grid 2x1\nrange 1..2\nmirror yes\n", "'mirror'"},
    {"non", "wrap yes\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n", "'wrap'"},
    {"equation", "SEND + MORE = MONEY, M = 1\n", "error"},
    {"sdk", "1...\n..3.\n4.?.\n..2.\n", "error"},
    {"iss", ".Mirror~R1C1.Thermo~R1C1~R1C2", "'.Mirror'"},
    {"iss", ".AntiKnight~3", "'3' of '.AntiKnight'"},
    {"opensudoku",
     "<opensudoku><game mirror=\"1\" "
     "data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/></"
     "opensudoku>\n",
     "'mirror' of <game>"},
    {"olsak", "#mirror\n:\n1\n:\n1\n:\n", "'#mirror'"},
    {"pzprv3", "pzprv3/hitori/2/2/1 1 /2 1 /. . /. . /mirror\n", "'mirror' after the board"},
    {"pzprv3", "pzprv3/hitori/2/2/1 1 /2 ? /. . /. . /\n", "'?' is no number"},
    {"puzz.link", "https://puzz.link/p?sudoku/4/4/g1k23k3g/mirror\n", "'/mirror' after the puzzle"},
    {"puzz.link", "https://puzz.link/p?sudoku/v:/4/4/g1k23k3g\n", "'v:'"},
    {"puzz.link", "https://puzz.link/p?sudoku/mirror/4/4/g1k23k3g\n", "'mirror'"},
    {"tatham", "solo:2x2q:1a2a3\n", "no parameters"},
};

/// Returns what is left out, or the error.
std::string said_of(const OddText& odd) {
    Resources none;
    std::string said;
    for (const auto& puzzle : read_puzzles(std::string(odd.text), "file", none, {}, odd.format)) {
        if (!puzzle) said += to_text(puzzle.error());
        if (!puzzle) continue;
        for (const LeftOut& part : puzzle->left_out) {
            said += to_text(part.what);
            EXPECT_EQ(part.what.file, "file") << odd.text;
        }
    }
    return said;
}

TEST(LeftOut, EachReaderNamesAFieldThatItDoesNotKnow) {
    for (const OddText& odd : kOddTexts)
        EXPECT_TRUE(said_of(odd).contains(odd.said)) << odd.format << ": " << odd.text << "\n"
                                                     << said_of(odd);
}

/// .puz and Penpa are packed: their tests are beside their readers and in cli/process.
TEST(LeftOut, EachFormatIsTested) {
    for (const Format& format : standard_formats()) {
        const bool is_tested =
            std::ranges::find(kOddTexts, format.name, &OddText::format) != std::end(kOddTexts);
        const bool is_strict = std::ranges::find(kStrict, format.name) != std::end(kStrict);
        const bool is_packed =
            format.name == "puz" || format.name == "penpa" || format.name == "fpuzzles-json";
        EXPECT_TRUE(is_tested || is_strict || is_packed) << format.name;
    }
}

TEST(LeftOut, NoExampleLacksAPart) {
    Resources none;
    for (const Format& format : standard_formats()) {
        for (const auto& puzzle : read_puzzles(std::string(format.example), "file", none, {}, format.name)) {
            if (!puzzle) continue;
            EXPECT_TRUE(puzzle->left_out.empty()) << format.name << ": " << puzzle->left_out[0].what.message;
        }
    }
}

/// Returns whether all parts that were left out restrict, and their number.
std::pair<bool, std::size_t> restriction_of(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none);
    EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
    return {only_restrict(result[0]->left_out), result[0]->left_out.size()};
}

TEST(LeftOut, SaysWhatIsKnownToRestrict) {
    using Restriction = std::pair<bool, std::size_t>;
    const std::string grid = R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],)";
    EXPECT_EQ(restriction_of(".Or.Cage~3~R1C1~R1C2.Cage~4~R1C1~R1C2.End"), Restriction(true, 0U));
    EXPECT_EQ(restriction_of(".Shape~4x4.Or.Entropic~R1C1~R1C2~R1C3.Cage~4~R1C1~R1C2.End"),
              Restriction(true, 1U));
    EXPECT_EQ(restriction_of(".Or.Cage~3~R1C1~R1C2.Mirror~R1C1.End"), Restriction(false, 1U));
    EXPECT_EQ(restriction_of(".Shape~4x4.Entropic~R1C1~R1C2~R1C3.Cage~3~R1C1~R1C2.Entropic~R2C1~R2C2~R2C3"),
              Restriction(true, 1U));
    EXPECT_EQ(restriction_of(".RegionSize~6~7.Cage~3~R1C1~R1C2"), Restriction(false, 1U));
    EXPECT_EQ(restriction_of(grid + R"("killercage":[{"cells":["R1C1","R1C2"],"value":"odd"}]})"),
              Restriction(true, 1U));
    EXPECT_EQ(restriction_of(grid + R"("mirror":[{"cells":["R1C1"]}]})"), Restriction(false, 1U));
    EXPECT_EQ(restriction_of(
                  grid +
                  R"("killercage":[{"cells":["R1C1","R1C2"],"value":"odd"}],"mirror":[{"cells":["R1C1"]}]})"),
              Restriction(false, 2U));
}

TEST(LeftOut, WhatOnlyDrawsOrWasFilledInIsNoPart) {
    const std::string grid = R"({"size":3,"grid":[[{"value":1,"c":"#fff"},{},{}],[{},{},{}],[{},{},{}]],)";
    EXPECT_EQ(restriction_of(grid + R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#f00","width":0.2}]})")
                  .second,
              0U);
    EXPECT_EQ(
        restriction_of(grid + R"("littlekillersum":[{"cell":"R0C0","direction":"DR","value":""}]})").second,
        0U);
    EXPECT_EQ(restriction_of(grid + R"("antiknight":false,"negative":[],"mirror":0,"other":[]})").second, 0U);
    EXPECT_EQ(restriction_of(
                  R"({"cells":[[{},{}],[{},{}]],"regions":[],"lines":[{"wayPoints":[[0.5,0.5],[0.5,1.5]]}]})")
                  .second,
              0U);
}

}  // namespace
}  // namespace sator::tests
