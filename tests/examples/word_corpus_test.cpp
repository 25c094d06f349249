// The word puzzles of ../shared/corpus/solvomatic, unchanged, have the number of solutions that its README
// states.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

fs::path word_corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return (shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared") / "corpus" /
           "solvomatic" / "puzzles";
}

struct WordPuzzle {
    const char* file;
    std::uint64_t solutions;
};

class WordCorpus : public testing::TestWithParam<WordPuzzle> {};

TEST_P(WordCorpus, HasTheStatedSolutions) {
    const std::string path = (word_corpus() / GetParam().file).string();
    const auto text = file_contents(path);
    if (!text) GTEST_SKIP() << path << " is not there";
    Resources resources(file_contents);
    ReadResult result = read_puzzles(*text, path, resources);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver) << to_text(solver.error().front());
    std::uint64_t found = 0;
    const Outcome outcome =
        solver->solve({.verify = Verify::All}, [&](const SolutionView&) { return ++found > 0; });
    ASSERT_TRUE(std::holds_alternative<Solved>(outcome));
    EXPECT_TRUE(std::get<Solved>(outcome).complete);
    EXPECT_EQ(found, GetParam().solutions);
}

INSTANTIATE_TEST_SUITE_P(Files, WordCorpus,
                         testing::Values(WordPuzzle{"palindrome.txt", 74}, WordPuzzle{"word-pyramid.txt", 46},
                                         WordPuzzle{"word-square.txt", 144}),
                         [](const testing::TestParamInfo<WordPuzzle>& puzzle) {
                             std::string name = puzzle.param.file;
                             std::erase_if(name, [](char c) { return c == '-' || c == '.'; });
                             return name;
                         });

}  // namespace
}  // namespace sator::tests
