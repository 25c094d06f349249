// Boards that `sator render` and `sator solve` print for the puzzles of the gallery are read as the puzzles that they are, or refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

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

}  // namespace
}  // namespace sator::tests
