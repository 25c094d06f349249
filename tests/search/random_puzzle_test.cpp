// Random small puzzles of random rules. The search must find the solutions of a depth-first search that uses
// only the rules' `holds`, and the counter must count them. The same is required of a search and a count
// whose propagators' memos are cleared at random, and of a count that lists.

#include "tests/random/random_puzzle.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "tests/judges/forgetful_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Fixed = std::span<const FixedCell>;

Grids searched_puzzle(const Model& model, Fixed fixed, const SearchOptions& options = {}) {
    Grids grids;
    Search search(model, Limits{}, {.options = options});
    search.solve({.fixed = fixed}, [&](std::span<const Value> values) {
        EXPECT_TRUE(grids.emplace(values.begin(), values.end()).second) << "found twice";
        return true;
    });
    return grids;
}

BigCount number(const Outcome& outcome) {
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? BigCount() : solved->count;
}

/// Counts, and switches to listing after `after_nodes` nodes if counting has gained nothing until then.
BigCount counted_or_listed(const Model& model, Fixed fixed, std::uint64_t after_nodes) {
    ParallelCounter counter(model, Limits{}, 1);
    const auto list = [&](const Sink& sink, SearchStatistics&) {
        return ParallelSearch(model, Limits{}, 1)
            .solve({.fixed = fixed, .order = SolutionOrder::Stable}, sink);
    };
    return number(counter.count({.fixed = fixed}, {.list = list, .solutions_each = {}}, after_nodes));
}

class RandomPuzzleTest : public testing::Test {
  protected:
    void check(const RandomPuzzle& puzzle, unsigned seed) {
        const Grids plain = puzzle.brute_force();
        const Model posted = puzzle.model();
        const auto augmented = with_implied_sums(posted);
        const Model& with_sums = augmented ? *augmented : posted;
        const auto fused = with_fused_distinct(with_sums);
        const Model& model = fused ? *fused : with_sums;
        const std::vector<FixedCell> fixed = fixed_cells(puzzle.givens());
        EXPECT_EQ(searched_puzzle(model, fixed), plain);
        EXPECT_EQ(searched_puzzle(model, fixed, {.learn_after = 0}), plain);
        const Model forgetful_search = forgetful(model, random_);
        EXPECT_EQ(searched_puzzle(forgetful_search, fixed), plain);
        const BigCount count(plain.size());
        EXPECT_EQ(number(Counter(posted, Limits{}).count({.fixed = fixed})), count);
        const Model forgetful_count = forgetful(posted, random_);
        EXPECT_EQ(number(Counter(forgetful_count, Limits{}).count({.fixed = fixed})), count);
        EXPECT_EQ(counted_or_listed(posted, fixed, 1 + seed % 4), count);
        ++solved_;
        if (!plain.empty()) ++solvable_;
    }

    std::mt19937 random_{1};
    std::size_t solved_ = 0, solvable_ = 0;
};

TEST_F(RandomPuzzleTest, HasTheSolutionsOfBruteForce) {
    const unsigned puzzles = std::getenv("SATOR_FULL") != nullptr ? 30'000 : 1500;
    const auto entries = Registry::standard().entries();
    std::set<std::string> used;
    for (unsigned seed = 0; seed < puzzles && !HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        for (std::size_t rules = 1 + random_() % 4; rules > 0; --rules)
            puzzle.add(entries[random_() % entries.size()].name, false);
        if (!puzzle.make()) continue;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        check(puzzle, seed);
        for (const RuleStatement& rule : puzzle.puzzle().rules) used.insert(rule.name);
    }
    EXPECT_GT(solved_, puzzles / 3);
    EXPECT_GT(solvable_, puzzles / 10);
    EXPECT_EQ(used.size(), entries.size());
}

}  // namespace
}  // namespace sator::tests
