#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/regex_sites/jimbly_writer.hpp"
#include "sator/exchange/regex_sites/site_json_writer.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_site(const std::string& text, std::string_view format = {}) {
    Resources resources;
    return read_puzzles(text, "small", resources, {}, format);
}

Puzzle only_site_puzzle(const std::string& text, std::string_view format = {}) {
    ReadResult result = read_site(text, format);
    EXPECT_EQ(result.size(), 1U);
    EXPECT_TRUE(result[0]) << to_text(result[0].error());
    return result[0] ? std::move(*result[0]) : Puzzle();
}

std::string site_error(const std::string& text, std::string_view format = {}) {
    const ReadResult result = read_site(text, format);
    return result[0] ? "no error" : to_text(result[0].error());
}

/// Returns the characters of up to ten solutions in reading order, one solution a line.
std::string solutions_of_site(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return to_text(solver.error().front());
    std::string text;
    for (const Solution& solution : solver->solve({.limit = 10}).solutions) {
        for (const Symbol& symbol : solution) text += symbol.to_string();
        text += "\n";
    }
    return text;
}

// The authors' answers: "FL / RO! / WE".
constexpr const char* kTruxHexagon =
    "# a hexagon\n\nshape = hexagonal\n\nnum_regexes_per_line = 1\n\n"
    "'[FIND]?\\$?[LAKME]'\n'[^PESCE]?[POS3]*.'\n'[^OPRES!]+[^STICKO]*'\n\n"
    "'[^XRAY]?[CROWN]*$'\n'^[D-F\\?][^CAMPED]+'\n'[KIP?\\!]*(BU|L|B){1,2}'\n\n"
    "'[78NGUA\\!E]{2}'\n'(F|^L|Y)?[POWER!]*'\n'[^ZENI$](TA|NG|LE|R)'\n";

constexpr const char* kTruxRectangle =
    "shape = rectangular\nnum_rows = 1\nnum_cols = 2\nnum_regexes_per_row = 2\nnum_regexes_per_col = 2\n"
    "'[A-GN-Z]+'\n'[^A-DI-S]+'\n'[D-HJ-M]'\n'[^F-KM-Z]'\n'[^A-RU-Z]'\n'[A-KS-V]'\n";

TEST(RegexSites, ReadsTruxWithItsAnswers) {
    EXPECT_EQ(solutions_of_site(only_site_puzzle(kTruxHexagon)), "FLRO!WE\n");
    const Puzzle rectangle = only_site_puzzle(kTruxRectangle);
    EXPECT_EQ(rectangle.rules.size(), 6U);
    EXPECT_EQ(rectangle.rules[5].drawings[0][0].label, "row 1 (right)");
    EXPECT_EQ(solutions_of_site(rectangle), "ET\n");
}

TEST(RegexSites, TruxErrorsHaveTheirPlaces) {
    EXPECT_EQ(site_error("shape = round\n"),
              "small:1:1: error: the shape 'round' is not known\n    shape = round\n    ^^^^^^^^^^^^^\n"
              "hint: write rectangular or hexagonal\n");
    EXPECT_EQ(site_error("shape = hexagonal\nnum_regexes_per_line = 99999999999\n"),
              "small:2:1: error: 'num_regexes_per_line' must be from 1 to the cell limit of 1000000\n"
              "    num_regexes_per_line = 99999999999\n    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n");
    EXPECT_EQ(site_error("shape = hexagonal\nnum_regexes_per_line = 1\n'A'\n'B\n"),
              "small:4:1: error: the clue has no closing quote\n    'B\n    ^^\n");
    EXPECT_EQ(
        site_error("shape = hexagonal\nnum_regexes_per_line = 1\n'A'\n'B'\n"),
        "small:1:1: error: no regular hexagon has 2 clues\n    shape = hexagonal\n    ^^^^^^^^^^^^^^^^^\n");
    EXPECT_EQ(
        site_error("shape = rectangular\nnum_rows = 1000000\nnum_cols = 1\nnum_regexes_per_row = 1000000\n"
                   "num_regexes_per_col = 1\n'A'\n"),
        "small:1:1: error: the puzzle has 1 clues, but its lines need 1000000000001\n"
        "    shape = rectangular\n    ^^^^^^^^^^^^^^^^^^^\n");
    EXPECT_EQ(site_error("shape = rectangular\n"),
              "small: error: 'num_regexes_per_col' is missing\n"
              "hint: write 'num_regexes_per_col = N'\n");
}

/// The first three clues are a hexagon of one cell; all other beginnings are errors.
TEST(RegexSites, TruncatedTruxIsAnError) {
    const std::string text = kTruxHexagon;
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const auto puzzle = std::move(read_site(text.substr(0, length), "trux")[0]);
        EXPECT_TRUE(!puzzle || puzzle->rules.size() == 3) << length;
    }
}

// Kelly Boothby's "tumbler", as Jimbly's page has it. Its rows are read from the left, its x lines from below.
constexpr const char* kTumbler =
    R"j({"size": 3, "author": "Kelly Boothby", "name": "tumbler", "x": ["(AC|KR|SH)", ".?[JKR][ACH].?", "(CS|KH|RE)"],
"y": ["(CK|HJ|RA)", ".?[AEH][AKS].?", "(AK|HR|JC)"], "z": ["(AH|KJ|SA)", ".?[KRS][CHK].?", "(AS|JH|KE)"]})j";

/// Judges an answer as the page does: x lines from the bottom, y from the left, z from the top.
TEST(RegexSites, ReadsJimblyAsItsPageJudges) {
    const Puzzle puzzle = only_site_puzzle(kTumbler);
    EXPECT_EQ(puzzle.title, "tumbler");
    EXPECT_EQ(puzzle.author, "Kelly Boothby");
    std::string lines;
    for (const RuleStatement& rule : puzzle.rules) {
        lines += rule.drawings[0][0].label + ":";
        for (const CellId cell : rule.drawings[0][0].cells) lines += " " + std::to_string(cell.index());
        lines += "\n";
    }
    EXPECT_EQ(
        lines,
        "X line 1 from the bottom: 2 0\nX line 2 from the bottom: 5 3 1\nX line 3 from the bottom: 6 4\n"
        "row 1: 0 1\nrow 2: 2 3 4\nrow 3: 5 6\n"
        "Z line 1 from the top: 2 5\nZ line 2 from the top: 0 3 6\nZ line 3 from the top: 1 4\n");
    const std::string solutions = solutions_of_site(puzzle);
    EXPECT_EQ(std::ranges::count(solutions, '\n'), 1) << solutions;
}

TEST(RegexSites, ReadsLinksAndRegexle) {
    const Puzzle puzzle = only_site_puzzle(kTumbler);
    const std::string packed = to_base64(kTumbler);
    EXPECT_EQ(only_site_puzzle("https://jimbly.github.io/regex-crossword/?puzzle=" + packed + "\n"), puzzle);
    EXPECT_EQ(only_site_puzzle("http://jimbly.github.com/regex-crossword/?edit=1&puzzle=" + packed + "#top"),
              puzzle);
    std::string regexle = kTumbler;
    regexle.replace(1, 9, R"("diameter": 3, "day": 400, "side": 2, "seed": 7, "commit_hash": "a")");
    EXPECT_EQ(only_site_puzzle(regexle), puzzle);
    EXPECT_EQ(only_site_puzzle("http://a.b/?puzzle=" +
                               to_base64("{\"name\":\"\xE9\",\"x\":[\"A\"],\"y\":[\"A\"],\"z\":[\"A\"]}"))
                  .title,
              "é");
}

TEST(RegexSites, JimblyErrorsHaveTheirPlaces) {
    EXPECT_EQ(site_error(R"({"size": 5, "x": ["A"], "y": ["A"], "z": ["A"]})"),
              "small:1:10: error: the size is not the number of clues in x, 1\n"
              "    {\"size\": 5, \"x\": [\"A\"], \"y\": [\"A\"], \"z\": [\"A\"]}\n"
              "             ^\n");
    EXPECT_EQ(site_error(R"({"x": ["A"], "y": [], "z": ["A"]})"),
              "small:1:19: error: 'y' has 0 clues\n"
              "    {\"x\": [\"A\"], \"y\": [], \"z\": [\"A\"]}\n"
              "                      ^\n"
              "hint: x, y and z have the same odd number of clues\n");
    EXPECT_EQ(
        site_error("https://jimbly.github.io/regex-crossword/?puzzle=%%%"),
        "small: error: the text after '?puzzle=' is no base64 of a puzzle\nhint: copy the whole link\n");
    const std::string link = "https://jimbly.github.io/regex-crossword/?puzzle=" + to_base64(kTumbler);
    for (std::size_t length = 0; length + 3 < link.size(); ++length)
        EXPECT_FALSE(read_site(link.substr(0, length), "jimbly")[0]) << length;
}

// As the generator hexregex writes them: a hexagon, and a bank with a rectangle.
constexpr const char* kHexRegexHexagon =
    R"j({"kind": "hex", "author": "me", "name": "Ones", "solution": [["A", "B"], ["B", "A", "B"], ["A", "B"]], "edge": 2,
"x": ["[AB]A", ".*", "[^C]B"], "y": ["AB", "BA.", "[AC]B"], "z": ["B?[AB]", "A+B?B", "B[BC]"]})j";
constexpr const char* kHexRegexBank =
    R"j({"generator": "hexregex", "version": "0.5.0", "difficulty": "easy", "count": 2, "puzzles": [
{"kind": "rect", "author": "generated", "name": "generated", "solution": [["A", "B", "C"], ["D", "E", "F"]], "rows": 2, "cols": 3,
"x": ["A[DF]", ".E", "C(?:F)"], "y": ["AB.", "[D][E].*"], "meta": {"difficulty": "easy", "score": 12.5, "seed": 3}},
{"kind": "rect", "author": "generated", "name": "generated", "solution": [["a"]], "rows": 1, "cols": 1, "x": ["."], "y": ["A"]}]})j";

TEST(RegexSites, ReadsHexRegexAsJimblyReadsItsLines) {
    const Puzzle puzzle = only_site_puzzle(kHexRegexHexagon);
    EXPECT_EQ(puzzle.title, "Ones");
    EXPECT_EQ(puzzle.author, "me");
    EXPECT_EQ(puzzle.solution.size(), 7U);
    EXPECT_EQ(solutions_of_site(puzzle), "ABBABAB\n");
    std::string jimbly = kHexRegexHexagon;
    jimbly.replace(1, jimbly.find("\"x\"") - 1, R"("size": 3, "author": "me", "name": "Ones", )");
    Puzzle same = only_site_puzzle(jimbly);
    EXPECT_TRUE(same.solution.empty());
    same.solution = puzzle.solution;
    EXPECT_EQ(same, puzzle);
}

TEST(RegexSites, ReadsABankOfHexRegex) {
    const ReadResult bank = read_site(kHexRegexBank);
    ASSERT_EQ(bank.size(), 2U);
    ASSERT_TRUE(bank[0] && bank[1]);
    EXPECT_EQ(bank[0]->name, "small#1");
    EXPECT_EQ(bank[0]->difficulty, "easy");
    EXPECT_EQ(bank[0]->rules[0].drawings[0][0].label, "column 1");
    EXPECT_EQ(bank[0]->rules[0].drawings[0][0].cells, (std::vector{CellId(0), CellId(3)}));
    // Column 3 ends in F, row 2 begins with DE, so that only D, E and F are left.
    EXPECT_EQ(solutions_of_site(*bank[0]), "ABCDEF\n");
    EXPECT_TRUE(bank[0]->remarks.empty());
    ASSERT_EQ(bank[1]->remarks.size(), 1U);  // "a" is no value of its cells
    EXPECT_TRUE(bank[1]->solution.empty());
}

TEST(RegexSites, HexRegexErrorsHaveTheirPlaces) {
    EXPECT_EQ(site_error(R"({"edge": 2, "x": ["A"], "y": ["A"], "z": ["A"]})"),
              "small:1:10: error: the clues are those of a grid with 'edge' 1\n"
              "    {\"edge\": 2, \"x\": [\"A\"], \"y\": [\"A\"], \"z\": [\"A\"]}\n"
              "             ^\n");
    EXPECT_EQ(site_error(R"({"kind": "rect", "rows": 1, "cols": 1, "x": ["A"], "y": "A"})"),
              "small:1:58: error: the puzzle has no list 'y'\n"
              "    {\"kind\": \"rect\", \"rows\": 1, \"cols\": 1, \"x\": [\"A\"], \"y\": \"A\"}\n"
              "                                                             ^\n"
              "hint: a rectangle has the clues of its columns in x, of its rows in y\n");
    const std::string text = kHexRegexBank;
    for (std::size_t length = 0; length < text.size(); ++length)
        EXPECT_FALSE(read_site(text.substr(0, length), "hexregex").back()) << length;
}

/// The lines are those of Trux's hexagon, whose order and directions are those of RegHex.
TEST(RegexSites, ReadsRegHex) {
    const Puzzle puzzle = only_site_puzzle(
        R"j({"edgeLen": 2, "clues": {"B-2-1": "[FIND]?\\$?[LAKME]", "B-2-2": "[^PESCE]?[POS3]*.", "B-1-2": "[^OPRES!]+[^STICKO]*",
"A-2-1": "[^XRAY]?[CROWN]*$", "A-2-2": "^[D-F\\?][^CAMPED]+", "A-1-2": "[KIP?\\!]*(BU|L|B){1,2}",
"C-2-1": "[78NGUA\\!E]{2}", "C-2-2": "(F|^L|Y)?[POWER!]*", "C-1-2": "[^ZENI$](TA|NG|LE|R)"}})j");
    EXPECT_EQ(puzzle, only_site_puzzle(kTruxHexagon));
    EXPECT_EQ(solutions_of_site(puzzle), "FLRO!WE\n");
    EXPECT_EQ(only_site_puzzle(R"({"edgeLen": 2, "clues": {"C-1-2": "A"}})").rules.size(), 1U);
    EXPECT_EQ(site_error(R"({"edgeLen": 2, "clues": {"B-1-1": "A"}})"),
              "small:1:36: error: 'B-1-1' names no line\n"
              "    {\"edgeLen\": 2, \"clues\": {\"B-1-1\": \"A\"}}\n"
              "                                       ^\n"
              "hint: letters in cells are not read\n");
    EXPECT_TRUE(site_error(R"({"edgeLen": 0, "clues": {}})").contains("edgeLen must be from 1 to 99"));
    EXPECT_TRUE(site_error(R"({"edgeLen": 2, "clues": 1})").contains("a puzzle has edgeLen and clues"));
}

TEST(RegexSites, JimblyReadsWhatItWrites) {
    const Puzzle puzzle = only_site_puzzle(kTumbler);
    for (const auto& written : {write_jimbly(puzzle), write_jimbly_json(puzzle)}) {
        ASSERT_TRUE(written);
        EXPECT_TRUE(written->losses.empty());
        EXPECT_EQ(only_site_puzzle(written->text), puzzle) << written->text;
    }
    EXPECT_FALSE(write_jimbly(only_site_puzzle(kTruxRectangle)));
}

TEST(RegexSites, CluesOfTheOtherDirectionAreTurned) {
    const Puzzle tumbler = only_site_puzzle(kTumbler), hexagon = only_site_puzzle(kTruxHexagon);
    const auto site = write_regex_json(tumbler), page = write_jimbly_json(hexagon);
    ASSERT_TRUE(site && page);
    EXPECT_TRUE(site->losses.empty());
    EXPECT_TRUE(site->text.contains("(?:CA|RK|HS)") || site->text.contains("(CA|RK|HS)")) << site->text;
    EXPECT_EQ(solutions_of_site(only_site_puzzle(site->text)), solutions_of_site(tumbler));
    EXPECT_EQ(page->losses, std::vector<std::string>());
    EXPECT_EQ(solutions_of_site(only_site_puzzle(page->text)), solutions_of_site(hexagon));
    std::string echo = kTumbler;
    echo.replace(echo.find("(AC|KR|SH)"), 10, "(.)\\\\1?[A-Z]");
    const auto lossy = write_regex_json(only_site_puzzle(echo));
    ASSERT_TRUE(lossy);
    EXPECT_EQ(
        lossy->losses,
        std::vector<std::string>{
            "the clue /(.)\\1?[A-Z]/, because it is read from the end of its line and cannot be turned"});
}

TEST(RegexSites, TheSiteReadsWhatItWrites) {
    for (const char* text : {kTruxHexagon, kTruxRectangle}) {
        const Puzzle puzzle = only_site_puzzle(text);
        const auto written = write_regex_json(puzzle);
        ASSERT_TRUE(written);
        EXPECT_TRUE(written->losses.empty());
        EXPECT_EQ(only_site_puzzle(written->text), puzzle) << written->text;
    }
    const std::string named =
        R"({"name": "Bees", "author": "me", "characters": "AB", "solutionMap": [1, null, 0, null],
        "patternsX": [["A", "."], ""], "patternsY": ["", "\\w+"]})";
    const Puzzle puzzle = only_site_puzzle(named);
    EXPECT_EQ(only_site_puzzle(write_regex_json(puzzle)->text), puzzle);
}

TEST(RegexSites, Base64IsItsOwnInverse) {
    std::mt19937 random(1);
    for (std::size_t length = 0; length < 200; ++length) {
        std::string bytes;
        for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(random());
        EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
    }
    EXPECT_EQ(to_base64("Man"), "TWFu");
    EXPECT_EQ(from_base64("TWE%3D"), "Ma");
    EXPECT_EQ(from_base64("T"), std::nullopt);
    EXPECT_EQ(from_base64("TQ==TQ"), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
