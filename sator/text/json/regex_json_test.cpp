#include "sator/text/json/regex_json.hpp"

#include <gtest/gtest.h>

#include "tests/judges/standard_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Reads a file that names no other file.
ReadResult read_alone(std::string text, std::string_view file, const PuzzleOptions& options = {},
                      std::string_view format = {}) {
    Resources none;
    return read_puzzles(std::move(text), file, none, options, format);
}

/// Returns one line for each puzzle: its name and the labels and clues of its rules, or its error.
std::string summary(std::string_view text, const PuzzleOptions& options = {}) {
    std::string lines;
    for (const auto& puzzle : read_alone(std::string(text), "folder/demo.json", options)) {
        if (!puzzle) {
            lines += to_text(puzzle.error());
            continue;
        }
        lines += puzzle->name + ":";
        for (const RuleStatement& rule : puzzle->rules) {
            lines += " " + rule.drawings.at(0).at(0).label + " /" + rule.arguments.at(0).text + "/";
        }
        lines += "\n";
    }
    return lines;
}

Puzzle only_puzzle(std::string_view text) {
    ReadResult result = read_alone(std::string(text), "demo.json");
    EXPECT_EQ(result.size(), 1U);
    EXPECT_TRUE(result[0]) << to_text(result[0].error());
    return result[0] ? std::move(*result[0]) : Puzzle();
}

constexpr std::string_view kOne = R"({"patternsX": ["A"], "patternsY": ["."]})";

TEST(RegexJson, ReadsAPuzzleAListOrSets) {
    EXPECT_EQ(summary(kOne), "demo: column 1 /A/ row 1 /./\n");
    EXPECT_EQ(summary("[" + std::string(kOne) + ",\n" + std::string(kOne) + "]"),
              "demo#1: column 1 /A/ row 1 /./\n"
              "demo#2: column 1 /A/ row 1 /./\n");
    EXPECT_EQ(summary(R"([{"name": "easy", "puzzles": [)" + std::string(kOne) +
                      R"(]}, {"puzzles": []}, {"name": "Two", "patternsX": [["B"]], "patternsY": [["C"]]}])"),
              "demo#1: column 1 /A/ row 1 /./\n"
              "Two: column 1 /B/ row 1 /C/\n");
    EXPECT_EQ(summary("\xEF\xBB\xBF\n {\"puzzles\": [" + std::string(kOne) + "]}"),
              "demo: column 1 /A/ row 1 /./\n");
}

TEST(RegexJson, ReadsEveryFormOfALine) {
    EXPECT_EQ(summary(R"({"patternsX": ["A", ["B"], ["C", "D"], ["", "E"], ["F", null]],
                          "patternsY": ["", [], [""], ["", ""], null]})"),
              "demo: column 1 /A/ column 2 /B/ column 3 (top) /C/ column 3 (bottom) /D/ column 4 /E/ "
              "column 5 /F/\n");
}

TEST(RegexJson, ReadsHexagons) {
    EXPECT_EQ(summary(R"({"hexagonal": true, "patternsX": ["A", ""], "patternsY": [["B", "C"], "", ""],
                          "patternsZ": ["", "D"]})"),
              "demo: X line 1 /A/ row 1 (left) /B/ row 1 (right) /C/ Z line 2 /D/\n");
    EXPECT_EQ(summary(R"({"hexagonal": false, "patternsX": ["A"], "patternsY": ["B"], "patternsZ": []})"),
              "demo: column 1 /A/ row 1 /B/\n");
}

TEST(RegexJson, ReadsNamesAndMessages) {
    const Puzzle puzzle =
        only_puzzle(R"({"name": "Bees", "author": "me", "id": 7, "solutionMap": [2, 0, null, 1],
                                          "patternsX": ["", ""], "patternsY": ["", ""]})");
    EXPECT_EQ(puzzle.name, "Bees");
    EXPECT_EQ(puzzle.title, "Bees");
    EXPECT_EQ(puzzle.author, "me");
    EXPECT_EQ(puzzle.file, "demo.json");
    EXPECT_EQ(puzzle.message, (Slot{CellId(1), CellId(3), CellId(0)}));
    ASSERT_NE(puzzle.text, nullptr);
    EXPECT_EQ(only_puzzle(R"({"title": "T", "name": "N", "patternsX": [""], "patternsY": [""]})").name, "T");
}

TEST(RegexJson, CluesStoreTheirPositions) {
    const Puzzle puzzle = only_puzzle("{\"patternsX\": [\"A+\"],\n \"patternsY\": [[\"\\\\d\"]]}");
    ASSERT_EQ(puzzle.rules.size(), 2U);
    EXPECT_EQ(puzzle.rules[0].arguments[0].span, (SourceSpan{1, 17, 2}));
    EXPECT_TRUE(puzzle.rules[0].arguments[0].is_verbatim);
    EXPECT_EQ(puzzle.rules[1].arguments[0].span, (SourceSpan{2, 18, 3}));
    EXPECT_EQ(puzzle.rules[1].arguments[0].text, "\\d");
    EXPECT_FALSE(puzzle.rules[1].arguments[0].is_verbatim);
    EXPECT_EQ(puzzle.rules[1].name, "regex");
}

TEST(RegexJson, ReadsAlphabets) {
    const auto alphabet = [](std::string_view fields) {
        const std::string text =
            R"({"patternsX": ["[a-c]"], "patternsY": ["\\s"], )" + std::string(fields) + "}";
        return only_puzzle(text).alphabet.to_string();
    };
    EXPECT_EQ(alphabet(R"("id": 1)"), " A-Za-c");
    EXPECT_EQ(alphabet(R"("characters": "XY-Z")"), "X-Z-");
    EXPECT_EQ(alphabet(R"("characters": ["é", "a"])"), "aé");
    EXPECT_EQ(alphabet(R"("characters": [])"), " A-Za-c");
    EXPECT_EQ(alphabet(R"("alphabet": "0-9A-F")"), "0-9A-F");
    EXPECT_EQ(alphabet(R"("alphabet": null)"), " A-Za-c");
}

TEST(RegexJson, OneBrokenPuzzleDoesNotAffectTheOthers) {
    EXPECT_EQ(summary("[" + std::string(kOne) + ",\n {\"patternsX\": []},\n " + std::string(kOne) + "]"),
              "demo#1: column 1 /A/ row 1 /./\n"
              "folder/demo.json:2:2: error: the puzzle has no patternsY\n"
              "     {\"patternsX\": []},\n"
              "     ^\n"
              "hint: a puzzle needs patternsX (its columns) and patternsY (its rows)\n"
              "demo#3: column 1 /A/ row 1 /./\n");
    EXPECT_EQ(
        summary("[" + std::string(kOne) + ",\n {\"patternsX\": [\"A\", 3],"),
        "demo#1: column 1 /A/ row 1 /./\n"
        "folder/demo.json:2:25: error: broken JSON: the file ends where a name in double quotes is expected\n"
        "     {\"patternsX\": [\"A\", 3],\n"
        "                            ^\n"
        "hint: close the '{' of line 2, column 2\n");
}

/// Returns the error of a puzzle with these fields: the message, the marked text and the hint.
std::string json_error(std::string_view fields) {
    const ReadResult result = read_alone("{" + std::string(fields) + "}", "demo.json");
    if (result.size() != 1 || result[0]) return "no error";
    const Diagnostic& error = result[0].error();
    EXPECT_EQ(error.file, "demo.json");
    EXPECT_EQ(error.span.column, error.caret);
    return error.message + " at " + error.excerpt.substr(error.caret - 1, error.marked) +
           (error.hint.empty() ? "" : " (" + error.hint + ")");
}

TEST(RegexJson, ReportsErrors) {
    EXPECT_EQ(json_error(R"("patternsX": 1)"),
              "expected a list with the clues of each line, not a number at 1");
    EXPECT_EQ(json_error(R"("patternsX": [true])"),
              "expected a clue or a list of clues, not true or false at true");
    EXPECT_EQ(json_error(R"("patternsX": [[{}]])"),
              "expected a clue, not an object at { (a clue is a string)");
    EXPECT_EQ(json_error(R"("patternsX": [["A", "B", "Cc"]])"),
              "a line has at most two clues at Cc (write one for each of its ends)");
    EXPECT_EQ(json_error(R"("hexagonal": "yes")"), "expected true or false, not a string at yes");
    EXPECT_EQ(json_error(R"("patternsX": [""], "patternsY": [""], "patternsZ": [""])"),
              "patternsZ is for hexagonal puzzles only at [ (add \"hexagonal\": true)");
    EXPECT_EQ(json_error(R"("hexagonal": true, "patternsX": [""], "patternsY": [""])"),
              "the puzzle has no patternsZ at { (a hexagon needs patternsX, patternsY and patternsZ)");
    EXPECT_EQ(json_error(R"("hexagonal": true, "patternsX": ["",""], "patternsY": [""], "patternsZ": [""])"),
              "no hexagon has 2 X, 1 Y and 1 Z lines at [ "
              "(the numbers of X, Y and Z lines must add up to an odd number)");
    EXPECT_EQ(json_error(R"("patternsX": [], "patternsY": [])"),
              "the puzzle has no columns at [ (a rectangle needs at least one column and one row)");
}

TEST(RegexJson, ReportsErrorsOfOtherFields) {
    const auto error_with = [](std::string_view field) {
        return json_error(R"("patternsX": ["", ""], "patternsY": [""], )" + std::string(field));
    };
    EXPECT_EQ(error_with(R"("name": 5)"), "expected a string, not a number at 5");
    EXPECT_EQ(error_with(R"("name": "A\u001B[31m")"),
              "a control character is not allowed here at A\\u001B[31m (remove it)");
    EXPECT_EQ(error_with(R"("alphabet": "Z-A")"), "the range 'Z-A' runs backwards at Z-A (write 'A-Z')");
    EXPECT_EQ(error_with(R"("alphabet": ["A"])"), "expected a string such as \"A-Z0-9\", not a list at [");
    EXPECT_EQ(error_with(R"("characters": ["AB"])"), "a cell holds one character, not 2 at AB");
    EXPECT_EQ(error_with(R"("characters": ["A", 1])"),
              "expected a string of one character, not a number at 1");
    EXPECT_EQ(error_with(R"("characters": "A\n")"), "a control character is not allowed in a cell at A\\n");
    EXPECT_EQ(error_with(R"("characters": {})"),
              "expected a string or a list of characters, not an object at {");
    EXPECT_EQ(error_with(R"("solutionMap": [0])"),
              "solutionMap has 1 places for 2 cells at [ "
              "(give each cell, in row order, its place in the message, or null)");
    EXPECT_EQ(error_with(R"("solutionMap": {})"),
              "expected a list with a place for each cell, not an object at {");
    EXPECT_EQ(error_with(R"("solutionMap": [0, "1"])"), "expected a place in the message, not a string at 1");
    EXPECT_EQ(error_with(R"("solutionMap": [0, 2])"),
              "the message has no such place at 2 (its places are 0 to 1)");
    EXPECT_EQ(error_with(R"("solutionMap": [-1, 0])"),
              "the message has no such place at -1 (its places are 0 to 1)");
    EXPECT_EQ(error_with(R"("solutionMap": [1, 1])"), "two cells have place 1 in the message at 1");
}

TEST(RegexJson, ReportsErrorsOfWholeFiles) {
    EXPECT_EQ(summary("[]"),
              "folder/demo.json: error: the file holds no puzzle\n"
              "hint: a puzzle is an object with patternsX and patternsY\n");
    EXPECT_EQ(summary("[7]"),
              "folder/demo.json:1:2: error: expected a puzzle, not a number\n"
              "    [7]\n"
              "     ^\n"
              "hint: a puzzle is an object with patternsX and patternsY\n");
    std::string many = "[0";
    for (int i = 1; i < 1'000; ++i) many += ",0";
    const ReadResult result = read_alone(many + "]", "demo.json");
    ASSERT_EQ(result.size(), 101U);
    EXPECT_EQ(result.back().error().message, "the file has more than 100 errors; the rest is not read");
}

TEST(RegexJson, TheCellLimitHoldsForTheWholeFile) {
    PuzzleOptions options;
    options.cell_limit = 3;
    EXPECT_EQ(summary(R"({"patternsX": ["", ""], "patternsY": ["", ""]})", options),
              "folder/demo.json:1:15: error: the puzzle has 2 × 2 cells, more than the cell limit of 3\n"
              "    {\"patternsX\": [\"\", \"\"], \"patternsY\": [\"\", \"\"]}\n"
              "                  ^\n"
              "hint: --cell-limit N allows N cells\n");
    EXPECT_EQ(
        summary(R"([{"patternsX": ["", ""], "patternsY": [""]}, {"patternsX": ["", ""], "patternsY": [""]}])",
                options),
        "demo#1:\n"
        "folder/demo.json:1:46: error: together, this puzzle and those before it have more cells than the "
        "cell limit of 3\n"
        "    [{\"patternsX\": [\"\", \"\"], \"patternsY\": [\"\"]}, {\"patternsX\": [\"\", \"\"], "
        "\"patternsY\": "
        "[\"\"]}]\n"
        "                                                 ^\n"
        "hint: put the puzzles into several files, or allow N cells with --cell-limit N\n");
}

TEST(Format, ContentDecides) {
    EXPECT_TRUE(looks_like_json(" \n["));
    EXPECT_TRUE(looks_like_json("{"));
    EXPECT_FALSE(looks_like_json("layout\n| *"));
    EXPECT_FALSE(looks_like_json(""));
    EXPECT_EQ(summary("no puzzle"),
              "folder/demo.json: error: the file is in no known format\n"
              "hint: a puzzle in the language begins with a kind such as 'sudoku', or has a line 'layout "
              "9x9'; sator "
              "formats lists all formats with an example of each\n");
    EXPECT_EQ(summary("range 1..4\n"),
              "folder/demo.json: error: the puzzle has no cells, because nothing states its grid\n"
              "hint: add the line 'layout 9x9' (9 columns, 9 rows), or 'layout' and below it a drawing: "
              "lines such as "
              "'| * * *', in which each '*' is a cell\n");
    EXPECT_EQ(summary(std::string("\x7F"
                                  "ELF\0\1",
                                  6)),
              "folder/demo.json: error: the file is no text\n"
              "hint: a puzzle is a text file, e.g. in the puzzle language or in JSON\n");
    EXPECT_EQ(summary(" \n"),
              "folder/demo.json: error: the file is empty\n"
              "hint: a puzzle in the language begins with a kind such as 'sudoku', or has a line 'layout "
              "9x9'; sator "
              "formats lists all formats with an example of each\n");
}

TEST(Format, CanBeNamed) {
    const auto error = [](std::string_view text, std::string_view format) {
        const ReadResult result = read_alone(std::string(text), "demo", {}, format);
        return result.at(0) ? "a puzzle" : to_text(result.at(0).error());
    };
    EXPECT_EQ(error(kOne, "json"), "a puzzle");
    EXPECT_EQ(error("x", "json"),
              "demo:1:1: error: broken JSON: 'x' is not a JSON value\n"
              "    x\n"
              "    ^\n"
              "hint: write texts in double quotes; JSON knows the words true, false and null\n");
    EXPECT_EQ(error(kOne, "xml"),
              "demo: error: unknown format 'xml'\n"
              "hint: the formats are puz, ipuz, jpz, xd, across-text, exolve, lists, fpuzzles, "
              "fpuzzles-json, sudokupad, hexregex, reghex, jimbly, json, webpbn, trux, pzprv3, sator, non, "
              "sudoku, jigsaw, pencil-marks, killer, sdk, iss, kakuro, equation, opensudoku, hodoku, nin, "
              "cwd, mk, olsak, "
              "penpa, puzz.link, tatham, pasted\n");
}

}  // namespace
}  // namespace sator::tests
