// Every nonogram of ../shared/corpus/nonogram has one solution: its goal.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

fs::path corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return (shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared") / "corpus" /
           "nonogram";
}

/// Returns the solution in the file: '1' for a filled cell, row by row.
std::string goal_of(const std::string& text) {
    constexpr std::string_view kGoal = "goal \"";
    const std::size_t begin = text.find(kGoal);
    if (begin == std::string::npos) return "";
    return text.substr(begin + kGoal.size(), text.find('"', begin + kGoal.size()) - begin - kGoal.size());
}

/// Returns all solutions, in the same form.
std::vector<std::string> solved(const std::string& text, const std::string& name) {
    Resources none;
    ReadResult result = read_puzzles(text, name, none);
    if (!result[0]) return {to_text(result[0].error())};
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, none, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    if (!solver) return {to_text(solver.error().front())};
    std::vector<std::string> solutions;
    solver->solve({.verify = Verify::All}, [&](std::span<const Value> values) {
        solutions.emplace_back();
        for (const Value v : values) {
            solutions.back() +=
                puzzle->alphabet[static_cast<std::size_t>(v)].kind == Symbol::Kind::Blank ? '0' : '1';
        }
        return true;
    });
    return solutions;
}

TEST(NonogramCorpus, HasTheStatedGoals) {
    if (!fs::exists(corpus())) GTEST_SKIP() << corpus() << " is not there";
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(corpus())) {
        if (entry.path().extension() != ".non") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        EXPECT_EQ(solved(text.str(), entry.path().string()), std::vector<std::string>{goal_of(text.str())})
            << entry.path();
        ++files;
    }
    EXPECT_GE(files, 7U);
}

}  // namespace
}  // namespace sator::tests
