// Boards that `sator render` and `sator solve` print for the puzzles of the gallery are read as the puzzles that they are, or refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "sator/text/kinds/kind_table.hpp"
#include "tests/program/shell.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Returns the answers that a command prints as lines of JSON.
std::vector<Json> answers_of(const std::string& command) {
    std::vector<Json> answers;
    std::istringstream lines(shell(command).out);
    for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
    return answers;
}

/// The first files of the gallery's folders whose boards have a frame.
std::vector<std::string> gallery_files() {
    std::vector<std::string> files;
    std::set<fs::path> folders;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        const std::string kind = entry.path().extension();
        if (kind != ".sator" && kind != ".json") continue;
        if (folders.insert(entry.path().parent_path()).second) files.push_back(entry.path().string());
    }
    std::ranges::sort(files);
    return files;
}

/// Returns the grids of an answer; empty if there is none.
Json grids_of(const std::vector<Json>& answers) {
    return answers.size() == 1 && answers[0].contains("solutions") ? answers[0]["solutions"] : Json();
}

/// Whether an answer is no verdict: an error, or a part is not understood.
bool is_no_verdict(const std::vector<Json>& answers) {
    return answers.size() == 1 && (answers[0]["status"] == "error" || answers[0].contains("left_out"));
}

TEST(PrintedBoards, AreReadAsTheyAreMeantOrRefused) {
    std::size_t read = 0, named = 0;
    for (const std::string& file : gallery_files()) {
        for (const std::string command : {"render", "solve"}) {
            const auto answers = answers_of("$SATOR " + command + " '" + file +
                                            "' 2>/dev/null | $SATOR solve --json - 2>/dev/null");
            ASSERT_FALSE(answers.empty()) << file;
            if (is_no_verdict(answers)) {
                named += answers[0].value("message", "").starts_with("this is a printed board") ? 1 : 0;
                continue;
            }
            const auto original = answers_of("$SATOR solve --json '" + file + "' 2>/dev/null");
            if (original.size() != 1 || original[0]["status"] != "unique") continue;
            EXPECT_EQ(grids_of(answers), grids_of(original)) << command << " " << file;
            ++read;
        }
    }
    EXPECT_GT(read, 20U);
    EXPECT_GT(named, 20U);
}

/// The statements of a puzzle in the language, without its title.
std::string statements_of(const std::string& command) {
    std::istringstream lines(shell(command).out);
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && !line.starts_with("title ")) text += line + "\n";
    }
    return text;
}

/// Below the name of its kind, or with the sentence of its rules, a board is the same puzzle or refused.
TEST(PrintedBoards, OfAllKindsAreReadOrRefused) {
    std::size_t boards = 0, answers = 0;
    for (const text::Kind& kind : text::kind_table()) {
        const std::string name(kind.name), example = "$SATOR new " + name + " 2>/dev/null | $SATOR ";
        const std::string original = statements_of(example + "convert --to sator - 2>/dev/null");
        for (const std::string& above : {std::string(), "echo '" + name + "'; "}) {
            const std::string back = statements_of(
                "{ " + above + example + "render - 2>/dev/null; } | $SATOR convert --to sator - 2>/dev/null");
            // The reader of pasted sudokus has rules of its own for the boxes, and leaves the rules of a kropki out.
            const bool is_other_way = name == "sudoku" || (name == "kropki" && above.empty());
            if (!is_other_way && !back.empty()) {
                EXPECT_EQ(back, original) << name;
            }
            boards += back == original ? 1 : 0;
        }
        const auto read =
            answers_of("{ echo '" + name + "'; " + example +
                       "solve --time-limit 5s - 2>/dev/null; } | $SATOR solve --json - 2>/dev/null");
        if (read.empty() || is_no_verdict(read)) continue;
        EXPECT_EQ(grids_of(read), grids_of(answers_of(example + "solve --json - 2>/dev/null"))) << name;
        ++answers;
    }
    EXPECT_GT(boards, 110U);
    EXPECT_GT(answers, 18U);
}

}  // namespace
}  // namespace sator::tests
