// Whole puzzles whose rules are expressions, from text to solutions.
#include <gtest/gtest.h>

#include <set>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/standard_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::set<std::string> solutions_of(const std::string& text) {
    Resources resources;
    auto read = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources, {});
    EXPECT_TRUE(read) << to_text(read.error().front());
    if (!read) return {};
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*read));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    EXPECT_TRUE(solver) << to_text(solver.error().front());
    if (!solver) return {};
    std::set<std::string> solutions;
    const auto sink = [&](std::span<const Value> values) {
        std::string line;
        for (const Value v : values)
            line += (line.empty() ? "" : " ") + puzzle->alphabet[static_cast<std::size_t>(v)].to_string();
        solutions.insert(line);
        return true;
    };
    EXPECT_TRUE(std::holds_alternative<Solved>(solver->solve({.verify = Verify::All}, sink)));
    return solutions;
}

using Lines = std::set<std::string>;

TEST(ExpressionPuzzles, SolveSendMoreMoney) {
    EXPECT_EQ(solutions_of("layout\n"
                           "| ********\n"
                           "range 0..9\n"
                           "| .***.***\n"
                           "range 1..9\n"
                           "| *...*...\n"
                           "rule distinct(s, e, n, d, m, o, r, y)\n"
                           "rule number(s, e, n, d) + number(m, o, r, e) = number(m, o, n, e, y)\n"
                           "| sendmory\n"),
              Lines{"9 5 6 7 1 0 8 2"});
}

TEST(ExpressionPuzzles, SolveTheRegistrysExample) {
    EXPECT_EQ(solutions_of(expression_rule().example).size(), expression_rule().example_solutions);
}

TEST(ExpressionPuzzles, SolveSquaresReadAcross) {
    EXPECT_EQ(solutions_of("layout\n"
                           "| **\n"
                           "| ****\n"
                           "range 0..9\n"
                           "| **\n"
                           "| ****\n"
                           "rule number(a) * number(a) = number(b)\n"
                           "rule distinct(a, b) and number(b) > 999\n"
                           "| aa\n"
                           "| bbbb\n"),
              (Lines{"5 3 2 8 0 9", "5 4 2 9 1 6", "5 7 3 2 4 9", "5 9 3 4 8 1", "7 2 5 1 8 4", "7 9 6 2 4 1",
                     "8 4 7 0 5 6"}));
}

/// Many values in each cell: some claims become tables, and those of four cells are pruned by bounds.
TEST(ExpressionPuzzles, SolvePrimeTotals) {
    EXPECT_EQ(solutions_of("layout\n"
                           "| ****\n"
                           "range 4000..4999\n"
                           "| *...\n"
                           "range 3617 4053 4033\n"
                           "| .*..\n"
                           "range 3113 3375 4399 4401 4402\n"
                           "| ..*.\n"
                           "range 3287 4229 4230 4232\n"
                           "| ...*\n"
                           "rule prime(l)\n"
                           "rule prime(2 * l - p + 6)\n"
                           "rule prime(a + l + 2 * b)\n"
                           "rule prime(a + p + b)\n"
                           "rule prime(a + 4 * b + 3 * p + 2 * l)\n"
                           "rule prime(3 * a + b + p)\n"
                           "rule prime(3 * a + 2 * b + p)\n"
                           "| alpb\n"),
              (Lines{"4140 3617 3113 4230"}));
}

}  // namespace
}  // namespace sator::tests
