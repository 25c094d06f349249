// Every puzzle of puzzles/regex has one solution: the one stated here.

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// By file name: the cells in row order, and after a slash the hidden message if there is one.
const std::map<std::string, std::string> kSolutions = {
    {"accents.json", "CAFÉÉTÉS"},
    {"arithmetic.json", "3*4=129-2=075+8=13"},
    {"at-the-desk.json", "INKWELLPEN"},
    {"both-ends.json", "BAGICEGEM"},
    {"first-steps.json", "GOAT"},
    {"hexadecimal.json", "C0FFEEFACADEBADA55"},
    {"look-around.json", "PINEROSELIME"},
    {"mirror.json", "ANNANOONNOONANNA"},
    {"punctuation.json", "?!?(*)[.]"},
    {"reason.json", "REASONBEATSATHOUSANDGUESSES!"},
    {"ring.json", "ZENEBNE/BENZENE"},
    {"ruby.json", "RUBY"},
    {"sator-square.json", "SATORAREPOTENETOPERAROTAS"},
    {"small-words.json", "I AMAT AGYM "},
    {"snowflake.json", "SKYFIVELINEREAU.QUE/EVERYFLAKEISUNIQUE."},
    {"zeros-and-ones.json", "0110100000110010"},
};

std::string as_stated(const Puzzle& puzzle, std::span<const Value> values) {
    std::string text;
    for (const Value v : values) text += puzzle.alphabet[static_cast<std::size_t>(v)].to_string();
    return puzzle.message.empty() ? text : text + "/" + hidden_message(puzzle, values);
}

/// Returns all solutions of a file's only puzzle.
std::vector<std::string> solutions_of_clues(const fs::path& path) {
    Resources none;
    ReadResult result = read_puzzles(file_text(path), path.filename().string(), none);
    EXPECT_EQ(result.size(), 1U);
    if (!result[0]) return {to_text(result[0].error())};
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    EXPECT_FALSE(puzzle->title.empty());
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, none, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, {});
    if (!solver) return {to_text(solver.error()[0])};
    std::vector<std::string> solutions;
    const auto keep = [&](std::span<const Value> values) {
        solutions.push_back(as_stated(*puzzle, values));
        return true;
    };
    const Outcome outcome = solver->solve({.verify = Verify::All}, keep);
    EXPECT_TRUE(std::holds_alternative<Solved>(outcome) && std::get<Solved>(outcome).complete);
    return solutions;
}

TEST(RegexExamples, EachHasItsStatedSolution) {
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles" / "regex")) {
        const std::string name = entry.path().filename().string();
        SCOPED_TRACE(name);
        const auto stated = kSolutions.find(name);
        ASSERT_NE(stated, kSolutions.end()) << "a new puzzle's solution is stated in this test";
        EXPECT_EQ(solutions_of_clues(entry.path()), std::vector{stated->second});
        ++files;
    }
    EXPECT_EQ(files, kSolutions.size());
}

}  // namespace
}  // namespace sator::tests
