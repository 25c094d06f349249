// Counts that several rules imply together: in random boards they hold in every solution, follow from the rules that they
// name and from those that say which cells exclude each other, and lose no solution.
#include "sator/propagators/counts/derived_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
constexpr std::size_t kBoardSide = 4, kBoardCells = kBoardSide * kBoardSide;

/// A random board of stars with what it says of itself: how many each row, column and region has, and which neighbours are
/// not both stars.
class Board {
  public:
    explicit Board(std::mt19937& random)
        : puzzle_(kBoardSide, kBoardSide, random() % 2 == 0 ? U"o*" : U"o*x") {
        std::vector<bool> stars(kBoardCells);
        for (std::size_t i = 0; i < kBoardCells; ++i) stars[i] = random() % 3 == 0;
        std::vector<Cells> groups(3 * kBoardSide);
        for (std::size_t i = 0; i < kBoardCells; ++i) {
            groups[i / kBoardSide].push_back(i);
            groups[kBoardSide + i % kBoardSide].push_back(i);
            // Most regions are blocks, a few cells are elsewhere.
            const std::size_t block = i / (2 * kBoardSide) * 2 + i % kBoardSide / 2;
            groups[2 * kBoardSide + (random() % 5 == 0 ? random() % kBoardSide : block)].push_back(i);
        }
        for (const Cells& group : groups) {
            if (group.empty() || random() % 8 == 0) continue;
            const auto count = std::ranges::count_if(group, [&](std::size_t i) { return stars[i]; });
            puzzle_.rule("count", {"*", std::to_string(count)}, {group});
        }
        counts_ = puzzle_.rules().size();
        const bool are_exclusive = random() % 3 != 0;
        for (std::size_t i = 0; are_exclusive && i < kBoardCells; ++i) {
            for (const std::size_t step : {std::size_t{1}, kBoardSide}) {
                const bool is_inside =
                    step == 1 ? i % kBoardSide + 1 < kBoardSide : i + kBoardSide < kBoardCells;
                if (!is_inside || (stars[i] && stars[i + step]) || random() % 6 == 0) continue;
                puzzle_.rule("count", {"*", "..1"}, {{i, i + step}});
            }
        }
        EXPECT_EQ(puzzle_.errors(), "");
        rules_ = puzzle_.rules();
    }

    Model model() { return build_model(puzzle_.puzzle(), rules_); }
    /// The model of these rules, and of those that say what excludes each other.
    Model model_of(const std::vector<RuleId>& rules) {
        const Model all = model();
        Model part = all.without_propagators();
        for (std::size_t p = 0; p < all.propagators().size(); ++p) {
            const RuleId rule = all.propagators()[p].rule;
            if (rule.index() >= counts_ || std::ranges::find(rules, rule) != rules.end())
                part.repost(all, PropagatorId(p));
        }
        return part;
    }

  private:
    SmallPuzzle puzzle_;
    RuleList rules_;
    std::size_t counts_ = 0;  // the rules after these say what excludes each other
};

std::set<std::vector<Value>> solutions_with_options(const Model& model, std::size_t most = 100'000) {
    std::set<std::vector<Value>> found;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return found.size() < most;
    });
    return found;
}

bool holds(const DerivedCount& count, std::span<const Value> values) {
    const auto stars = [&](const std::vector<VariableId>& cells) {
        return static_cast<std::int32_t>(std::ranges::count_if(cells, [&](VariableId cell) {
            return has_bit(count.values, static_cast<std::size_t>(values[cell.index()]));
        }));
    };
    const std::int32_t difference = stars(count.added) - stars(count.subtracted);
    return count.least <= difference && difference <= count.most;
}

TEST(DerivedCounts, HoldInEverySolutionAndLoseNone) {
    std::mt19937 random(11);
    std::size_t seen = 0;
    for (int round = 0; round < 40; ++round) {
        SCOPED_TRACE(round);
        Board board(random);
        const Model model = board.model();
        const auto solutions = solutions_with_options(model);
        ASSERT_FALSE(solutions.empty());
        LimitWatch watch;
        for (const DerivedCount& count : derived_counts(model, 1000, watch)) {
            ++seen;
            EXPECT_TRUE(
                std::ranges::all_of(solutions, [&](const auto& values) { return holds(count, values); }));
        }
        const auto with = with_derived_counts(model, 1000, watch);
        if (with && solutions.size() < 100'000) {
            EXPECT_EQ(solutions_with_options(*with), solutions);
        }
    }
    EXPECT_GT(seen, 500U);
}

TEST(DerivedCounts, FollowFromTheRulesThatTheyName) {
    std::mt19937 random(12);
    std::size_t seen = 0;
    for (int round = 0; round < 10; ++round) {
        Board board(random);
        LimitWatch watch;
        for (const DerivedCount& count : derived_counts(board.model(), 1000, watch)) {
            ++seen;
            ASSERT_TRUE(std::ranges::is_sorted(count.rules));
            for (const auto& values : solutions_with_options(board.model_of(count.rules), 50))
                ASSERT_TRUE(holds(count, values)) << round;
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(DerivedCounts, FindTheCellsThatStickOut) {
    // Two rows of three with one star each, and a region with two that is in both but for one cell of each.
    SmallPuzzle puzzle(3, 3, U"o*");
    puzzle.rule("count", {"*", "1"}, {{0, 1, 2}, {3, 4, 5}});
    puzzle.rule("count", {"*", "2"}, {{0, 1, 3, 4, 6}});
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    const auto counts = derived_counts(model, 1000, watch);
    const auto found = std::ranges::find_if(counts, [](const DerivedCount& count) {
        return count.added == std::vector{VariableId(2), VariableId(5)} &&
               count.subtracted == std::vector{VariableId(6)};
    });
    ASSERT_NE(found, counts.end());
    EXPECT_EQ(found->least, 0);
    EXPECT_EQ(found->most, 0);
    EXPECT_EQ(found->rules.size(), 3U);
    EXPECT_EQ(derived_counts(model, 0, watch).size(), 1U)
        << "the region alone: some of its cells exclude each other";
}

TEST(DerivedCounts, FindAContradiction) {
    SmallPuzzle puzzle(2, 2, U"o*");
    puzzle.rule("count", {"*", "1"}, {{0, 1}, {2, 3}});
    puzzle.rule("count", {"*", "1"}, {{0, 2}});
    puzzle.rule("count", {"*", "..1"}, {{1, 3}});
    puzzle.rule("count", {"*", "2"}, {{1, 3}});
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    const auto with = with_derived_counts(model, 48, watch);
    ASSERT_TRUE(with);
    EXPECT_TRUE(solutions_with_options(*with).empty());
}

TEST(DerivedCounts, AreNoneWithoutCounts) {
    SmallPuzzle puzzle(2, 2, U"12");
    puzzle.rule("distinct", {}, {{0, 1}, {2, 3}});
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    EXPECT_FALSE(states_counts(model));
    EXPECT_FALSE(with_derived_counts(model, 48, watch));
}

}  // namespace
}  // namespace sator::tests
