// Sums that know which cells differ, and equations that several rules imply together: in random puzzles they hold
// in every solution, follow from the rules that they name, and lose no solution.
#include "sator/propagators/equations/derived_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/equations/with_clique_sums.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
constexpr std::size_t kGridSide = 4;

/// Returns a latin square of four digits whose blocks are distinct, too.
SmallPuzzle small_sudoku() {
    SmallPuzzle puzzle(kGridSide, kGridSide, U"1234");
    std::vector<Cells> regions{{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}};
    for (std::size_t i = 0; i < kGridSide; ++i) {
        regions.push_back({4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3});
        regions.push_back({i, i + 4, i + 8, i + 12});
    }
    puzzle.rule("permutation", {"1..4"}, regions);
    return puzzle;
}

/// A solution, as digits.
const std::vector<std::int64_t> kHidden{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

Cells random_cells(std::size_t count, std::mt19937& random) {
    Cells cells(kHidden.size());
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = i;
    std::ranges::shuffle(cells, random);
    cells.resize(count);
    return cells;
}

std::int64_t total_of(const Cells& cells) {
    std::int64_t sum = 0;
    for (const std::size_t cell : cells) sum += kHidden[cell];
    return sum;
}

void add_sums(SmallPuzzle& puzzle, std::mt19937& random) {
    for (std::size_t i = 0; i < 2 + random() % 3; ++i) {
        const Cells cells = random_cells(2 + random() % 8, random);
        puzzle.rule("sum", {std::to_string(total_of(cells))}, {cells});
    }
}

/// Posts an equation, a bound and an inequality with coefficients of both signs, all true of kHidden, for a rule
/// of its own.
void post_linear_rules(Model& model, RuleId rule, std::mt19937& random) {
    const ValueNumbers numbers = ValueNumbers::of_cell({1, 2, 3, 4});
    model.begin_rule(rule);
    for (const auto relation :
         {LinearRelation::Equal, LinearRelation::Equal, LinearRelation::AtMost, LinearRelation::NotEqual}) {
        std::vector<LinearTerm> terms;
        std::int64_t sum = relation == LinearRelation::NotEqual ? 1 : 0;
        for (const std::size_t cell : random_cells(2 + random() % 6, random)) {
            const std::int64_t coefficient = random() % 3 == 0 ? -1 : random() % 5 == 0 ? 2 : 1;
            terms.push_back({coefficient, VariableId(cell), numbers});
            sum += coefficient * kHidden[cell];
        }
        ASSERT_TRUE(post_linear(model, terms, relation, sum));
    }
}

Model random_model(SmallPuzzle& puzzle, std::mt19937& random) {
    add_sums(puzzle, random);
    EXPECT_EQ(puzzle.errors(), "");
    const auto rules = puzzle.rules();
    Model model = build_model(puzzle.puzzle(), rules);
    post_linear_rules(model, RuleId(rules.size()), random);
    return model;
}

std::set<std::vector<Value>> solutions_of_model(const Model& model) {
    std::set<std::vector<Value>> found;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return true;
    });
    return found;
}

std::int64_t value_of(const LinearEquation& equation, std::span<const Value> values) {
    std::int64_t sum = 0;
    for (const auto& [cell, coefficient] : equation.terms) sum += coefficient * values[cell.index()];
    return sum;
}

/// Returns the model with the propagators of these rules only.
Model only_of(const Model& model, const std::vector<RuleId>& rules) {
    Model part = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        if (std::ranges::find(rules, model.propagators()[p].rule) != rules.end())
            part.repost(model, PropagatorId(p));
    }
    return part;
}

TEST(DerivedSums, HoldInEverySolutionAndLoseNone) {
    std::mt19937 random(7);
    std::size_t seen = 0;
    for (int round = 0; round < 60; ++round) {
        SCOPED_TRACE(round);
        SmallPuzzle puzzle = small_sudoku();
        const Model model = random_model(puzzle, random);
        const auto solutions = solutions_of_model(model);
        ASSERT_FALSE(solutions.empty());
        LimitWatch watch;
        const DifferingCells differing(model, watch);
        const auto with_cliques = with_clique_sums(model, differing, watch);
        if (with_cliques) {
            EXPECT_EQ(solutions_of_model(*with_cliques), solutions);
        }
        for (const DerivedSum& sum : derived_sums(model, differing, 1000, watch)) {
            ++seen;
            for (const auto& values : solutions)
                EXPECT_EQ(value_of(sum.equation, values), sum.equation.constant);
        }
        const auto derived = with_derived_sums(with_cliques ? *with_cliques : model, differing, 1000, watch);
        if (derived) {
            EXPECT_EQ(solutions_of_model(*derived), solutions) << puzzle.description();
        }
    }
    EXPECT_GT(seen, 1000U);
}

/// The rules' linear equations imply each derived one: a model of the named rules alone has no solution that breaks
/// it. A random sample of the solutions is enough to find a missing rule.
TEST(DerivedSums, FollowFromTheRulesThatTheyName) {
    std::mt19937 random(8);
    std::size_t seen = 0;
    for (int round = 0; round < 12; ++round) {
        SmallPuzzle puzzle = small_sudoku();
        const Model model = random_model(puzzle, random);
        LimitWatch watch;
        const DifferingCells differing(model, watch);
        for (const DerivedSum& sum : derived_sums(model, differing, 1000, watch)) {
            ASSERT_TRUE(std::ranges::is_sorted(sum.rules));
            std::size_t found = 0;
            const Model part = only_of(model, sum.rules);
            Search(part, Limits{}).solve({}, [&](std::span<const Value> values) {
                EXPECT_EQ(value_of(sum.equation, values), sum.equation.constant);
                return ++found < 50 && !testing::Test::HasFailure();
            });
            ++seen;
            ASSERT_FALSE(testing::Test::HasFailure()) << puzzle.description();
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(DerivedSums, FindAnOutieWithItsRules) {
    SmallPuzzle puzzle = small_sudoku();
    puzzle.rule("sum", {"6"}, {{0, 1, 5}});
    puzzle.rule("sum", {"7"}, {{2, 3}});
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    const auto sums = derived_sums(model, DifferingCells(model, watch), 1000, watch);
    const auto outie = std::ranges::find_if(sums, [](const DerivedSum& sum) {
        return sum.equation.terms == std::vector<LinearEquation::Term>{{VariableId(5), 1}};
    });
    ASSERT_NE(outie, sums.end());
    EXPECT_EQ(outie->equation.constant, 2);  // the digit is 3
    EXPECT_EQ(outie->rules.size(), 3U);      // the first row and both sums
}

TEST(DerivedSums, AreNoneWithoutSums) {
    SmallPuzzle puzzle = small_sudoku();
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    EXPECT_FALSE(states_sums(model));
    EXPECT_TRUE(derived_sums(model, DifferingCells(model, watch), 1000, watch).empty());
    EXPECT_FALSE(with_clique_sums(model, DifferingCells(model, watch), watch).has_value());
}

TEST(DerivedSums, AreAtMostAsManyAsAsked) {
    std::mt19937 random(9);
    SmallPuzzle puzzle = small_sudoku();
    const Model model = random_model(puzzle, random);
    LimitWatch watch;
    EXPECT_EQ(derived_sums(model, DifferingCells(model, watch), 3, watch).size(), 3U);
}

}  // namespace
}  // namespace sator::tests
