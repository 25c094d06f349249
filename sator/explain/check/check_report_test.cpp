#include "sator/explain/check/check_report.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle and what its rules are made with.
struct Loaded {
    explicit Loaded(const std::string& text) {
        auto read = sator::read_puzzles(text, "small.sator", files, {});
        EXPECT_TRUE(read.at(0).has_value());
        if (read[0]) puzzle = std::make_shared<const Puzzle>(std::move(*read[0]));
    }
    RuleContext context() { return {*puzzle, clue_cache, files, {}}; }

    Resources files;
    ClueCache clue_cache;
    std::shared_ptr<const Puzzle> puzzle;
};

/// One of the hardest sudokus.
const std::string kSudoku =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n";

// A search without the solver's endgame needs more nodes than the solver.
TEST(CheckReport, HasTheVerdictOfTheSolversSearch) {
    Loaded loaded(kSudoku);
    RuleContext context = loaded.context();
    auto solver = PuzzleSolver::build(loaded.puzzle, Registry::standard(), context, {});
    ASSERT_TRUE(solver.has_value());
    EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U);
    Limits limits;
    limits.nodes = solver->statistics().nodes;

    const auto parts = PuzzleParts::make(Registry::standard(), context);
    ASSERT_TRUE(parts.has_value());
    const std::vector<PartId> all = parts->all();
    const auto values = solver->solve({.limit = 1}).solutions[0].values();
    EXPECT_EQ(find_solution(*parts, all, limits, values).answer, FoundSolution::Answer::Unknown);

    const auto report = check(Registry::standard(), context, limits);
    ASSERT_TRUE(report.has_value());
    EXPECT_EQ(report->verdict, Verdict::Unique);
}

TEST(CheckReport, TellsTheVerdictBeforeTheRemarks) {
    Loaded loaded("layout 3x1\nrange 1..3\nrule permutation 1..3\n| * * *\n\ninitial\n| 1 2 3\n");
    RuleContext context = loaded.context();
    CheckOptions options;
    options.remark_time = std::chrono::milliseconds(0);
    int told = 0;
    options.on_verdict = [&](const CheckReport& report) {
        ++told;
        EXPECT_EQ(report.verdict, Verdict::Unique);
        EXPECT_FALSE(report.is_complete);
        EXPECT_FALSE(report.redundancy.has_value());
    };
    const auto report = check(Registry::standard(), context, Limits{}, options);
    ASSERT_TRUE(report.has_value());
    EXPECT_EQ(told, 1);
    EXPECT_EQ(report->verdict, Verdict::Unique);
    EXPECT_FALSE(report->is_complete);
    EXPECT_FALSE(report->stopped.has_value());
}

}  // namespace
}  // namespace sator::tests
