// Random small puzzles of random rules: the search finds what a plain depth-first search finds that knows
// only what rules mean, and counts as many.

#include <gtest/gtest.h>

#include "sator/engine/counter.hpp"
#include "sator/engine/search.hpp"
#include "tests/random_rules.hpp"

namespace sator {
namespace {

Grids searched(Search& search, std::span<const FixedCell> fixed) {
    Grids grids;
    search.solve(fixed, [&](std::span<const Value> values) {
        EXPECT_TRUE(grids.emplace(values.begin(), values.end()).second) << "found twice";
        return true;
    });
    return grids;
}

TEST(RandomPuzzles, HaveTheSolutionsOfTheirRulesMeaning) {
    constexpr unsigned kPuzzles = 1500;
    const auto entries = Registry::standard().entries();
    std::mt19937 random(1);
    std::size_t solved = 0, solvable = 0;
    std::set<std::string> used;
    for (unsigned seed = 0; seed < kPuzzles && !testing::Test::HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        for (std::size_t rules = 1 + random() % 4; rules > 0; --rules)
            puzzle.add(entries[random() % entries.size()].name, false);
        if (!puzzle.make()) continue;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        const Grids plain = puzzle.plain();
        const Model model = puzzle.model();
        Search search(model, Limits{});
        std::vector<FixedCell> fixed;
        for (const Given& given : puzzle.givens())
            fixed.push_back({variable_of(given.cell), static_cast<Value>(given.value)});
        EXPECT_EQ(searched(search, fixed), plain);
        const Outcome counted = Counter(model, Limits{}).count(fixed);
        const auto* count = std::get_if<Solved>(&counted);
        EXPECT_EQ(count == nullptr ? BigCount(0) : count->count, BigCount(plain.size()));
        ++solved;
        if (!plain.empty()) ++solvable;
        for (const RuleStatement& rule : puzzle.puzzle().rules) used.insert(rule.name);
    }
    EXPECT_GT(solved, kPuzzles / 3);
    EXPECT_GT(solvable, kPuzzles / 10);
    EXPECT_EQ(used.size(), entries.size());
}

}  // namespace
}  // namespace sator
