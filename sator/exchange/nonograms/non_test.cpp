#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

ReadResult read_non_text(const std::string& text) {
    Resources resources;
    return read_puzzles(text, "small.non", resources);
}

std::string error_of(const std::string& text) {
    Resources resources;
    const ReadResult result = read_puzzles(text, "small.non", resources, {}, "non");
    return result[0] ? "no error" : to_text(result[0].error());
}

TEST(Non, ReadsTheRunsOfEachLine) {
    const ReadResult result = read_non_text(
        "catalogue \"ours #1\"\ntitle \"Key\"\nby \"Us\"\nlicense MIT\nwidth 3\nheight 2\ncolor "
        "x\n\nrows\n1,1\n0\n\ncolumns\n 1\n0\n1\n\ngoal \"101000\"\n");
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    const Puzzle& puzzle = *result[0];
    EXPECT_EQ(puzzle.name, "Key");
    EXPECT_EQ(puzzle.author, "Us");
    EXPECT_EQ(puzzle.source, "ours #1, MIT");
    EXPECT_EQ(puzzle.grid.cell_count(), 6U);
    const std::vector<ValueId> range = range_of(puzzle, CellId(0));
    ASSERT_EQ(range.size(), 2U);
    EXPECT_EQ(puzzle.alphabet[range[0]], Symbol::blank());
    EXPECT_EQ(puzzle.alphabet[range[1]], Symbol::of_character(U'#'));
    std::string rules;
    for (const RuleStatement& rule : puzzle.rules) {
        rules += rule.drawings.at(0).at(0).label + " " + rule.name;
        for (const Argument& argument : rule.arguments) rules += " " + argument.text;
        rules += "; ";
    }
    EXPECT_EQ(rules, "row 1 runs 1 1; row 2 runs 0; column 1 runs 1; column 2 runs 0; column 3 runs 1; ");
    EXPECT_EQ(puzzle.rules[0].arguments[1].span, (SourceSpan{10, 3, 1}));
    EXPECT_EQ(puzzle.rules[2].arguments[0].span, (SourceSpan{14, 2, 1}));
}

TEST(Non, RefusesIncompleteFiles) {
    EXPECT_EQ(error_of("height 1\nrows\n1\ncolumns\n1\n"),
              "small.non: error: the nonogram has no width\nhint: write 'width N'\n");
    EXPECT_EQ(error_of("height 1\nwidth 1\ncolumns\n1\n"),
              "small.non: error: the nonogram has no rows\nhint: write 'rows', and below it the runs of each "
              "line\n");
    EXPECT_EQ(
        error_of("height 2\nwidth 1\nrows\n1\ncolumns\n1\n"),
        "small.non:3:1: error: the height is 2, but this list has clues for 1\n    rows\n    ^^^^\nhint: "
        "write 0 for a line without runs, '-' for one without a clue\n");
    EXPECT_EQ(error_of("height x\n"),
              "small.non:1:1: error: the height is not a number\n    height x\n    ^^^^^^^^\n");
    EXPECT_EQ(error_of("height 0\nwidth 0\nrows\ncolumns\n").substr(0, 20), "small.non:2:1: error");
}

TEST(Non, RefusesOtherLinesAmongClues) {
    EXPECT_EQ(
        error_of("width 3\nheight 3\nrows\nl,1\n3\n1,1\ncolumns\n3\n1\n3\n"),
        "small.non:4:1: error: 'l,1' is neither the runs of a line nor a keyword\n    l,1\n    ^^^\nhint: "
        "write runs as numbers: 3,1; 0 for a line without runs, '-' for one without a clue\n");
    EXPECT_TRUE(error_of("rows\n1\n colour x\n1\ncolumns\n1\n1\nwidth 2\nheight 2\n")
                    .starts_with("small.non:3:2: error: 'colour x' is neither"));
    EXPECT_EQ(error_of("width 1\nheight 1\nrows\n1\ncolour x\ncolumns\n1\ncolour x\n"), "no error");
    EXPECT_EQ(error_of("width 1\nheight 1\nrows\ngoal 1\ncolumns\n1\n"), "no error");
}

TEST(Non, RefusesControlCharacters) {
    EXPECT_EQ(error_of("width 1\nheight 1\nby U\x17\"s\nrows\n1\ncolumns\n1\n").substr(0, 62),
              "small.non:3:5: error: a control character is not allowed here\n");
    EXPECT_EQ(error_of("width 1\r\nheight 1\r\nby\tUs\r\nrows\r\n1\r\ncolumns\r\n1\r\n"), "no error");
}

TEST(Non, ALineMayBeEmpty) {
    const auto rules_of = [](const std::string& clues) {
        const ReadResult result = read_non_text("width 2\nheight 3\n" + clues);
        if (!result[0]) return to_text(result[0].error());
        std::string rules;
        for (const RuleStatement& rule : (*result[0]).rules)
            rules += rule.drawings.at(0).at(0).label + " " + rule.arguments.at(0).text + "; ";
        return rules;
    };
    EXPECT_EQ(rules_of("rows\n2\n-\n0\ncolumns\n-\n1\n"), "row 1 2; row 3 0; column 2 1; ");
    EXPECT_EQ(rules_of("rows\n2\n1\n0\n\ncolumns\n"), "row 1 2; row 2 1; row 3 0; ");
    EXPECT_EQ(rules_of("rows\ncolumns\n\ngoal \"000000\"\n"), "");
}

TEST(Non, IsRecognised) {
    EXPECT_TRUE(kNon.recognises("width 3\r\nrows\r\n1\r\ncolumns\r\n"));
    EXPECT_FALSE(kNon.recognises("rows\ncolumns\n"));
    EXPECT_FALSE(kNon.recognises(""));
}

/// Returns the lengths of the runs of '1' in a line of the goal, as the file writes them.
std::string runs_of(const std::string& goal, const Slot& line) {
    std::string runs;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && goal[line[i].index()] == '1') {
            ++run;
        } else if (run > 0) {
            runs += (runs.empty() ? "" : " ") + std::to_string(run);
            run = 0;
        }
    }
    return runs.empty() ? "0" : runs;
}

TEST(Non, ReadsTheCorpusWithTheRunsOfItsGoals) {
    const char* shared = std::getenv("SATOR_SHARED");
    const fs::path folder =
        (shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared") / "corpus" /
        "nonogram";
    if (!fs::exists(folder)) GTEST_SKIP() << folder << " is not there";
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        std::ifstream file(entry.path());
        std::ostringstream content;
        content << file.rdbuf();
        const std::string text = content.str();
        const ReadResult result = read_non_text(text);
        ASSERT_TRUE(result[0]) << entry.path() << to_text(result[0].error());
        const std::size_t begin = text.find("goal \"") + 6;
        const std::string goal = text.substr(begin, text.find('"', begin) - begin);
        ASSERT_EQ(goal.size(), result[0]->grid.cell_count()) << entry.path();
        for (const RuleStatement& rule : result[0]->rules) {
            std::string clue;
            for (const Argument& argument : rule.arguments) clue += (clue.empty() ? "" : " ") + argument.text;
            EXPECT_EQ(runs_of(goal, rule.drawings[0][0].cells), clue)
                << entry.path() << rule.drawings[0][0].label;
        }
        ++files;
    }
    EXPECT_EQ(files, 7U);
}

}  // namespace
}  // namespace sator::tests
