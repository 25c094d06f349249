// The example of every rule of the registry is read, solved and checked by `Rule::holds`, and has the stated
// number of solutions.

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

class RuleExample : public testing::TestWithParam<std::string> {};

TEST_P(RuleExample, HasTheStatedSolutions) {
    const RuleEntry& entry = *Registry::standard().find(GetParam());
    ASSERT_FALSE(entry.example.empty());
    Resources resources([&](const std::string& path) -> std::optional<std::string> {
        for (const ExampleFile& file : entry.example_files) {
            if (file.name == path) return file.text;
        }
        return std::nullopt;
    });
    ReadResult result = read_puzzles(entry.example, entry.name + ".sator", resources);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    EXPECT_TRUE(std::ranges::any_of(puzzle->rules,
                                    [&](const RuleStatement& rule) { return rule.name == entry.name; }));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver) << to_text(solver.error().front());
    std::uint64_t found = 0;
    const auto count_one = [&](std::span<const Value>) { return ++found <= entry.example_solutions; };
    solver->solve({.verify = Verify::All}, count_one);
    EXPECT_EQ(found, entry.example_solutions);
    for (const auto& rule : solver->rules()) EXPECT_FALSE(rule->describe(*puzzle).empty());
}

std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(All, RuleExample, testing::ValuesIn(names()),
                         [](const testing::TestParamInfo<std::string>& example) { return example.param; });

}  // namespace
}  // namespace sator::tests
