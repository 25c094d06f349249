// Searches that restart, because their first solution takes long, must lose and repeat no solution.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A number of conflicts that no search reaches before its first restart.
constexpr std::uint64_t kConflictsPastFirstRestart = 150;

TEST(Restarts, EndIfThereIsNoSolution) {
    // Seven pigeons, six holes, and no matching propagator that would detect the conflict at once.
    Model model;
    const Word holes = 0b11'1111;
    std::vector<VariableId> pigeons;
    for (int i = 0; i < 7; ++i) pigeons.push_back(model.add_cell({&holes, 1}));
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}), pigeons);
    Search search(model, Limits{});
    const Outcome outcome = search.solve({}, [](std::span<const Value>) { return true; });
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(outcome));
    EXPECT_GT(search.statistics().conflicts, kConflictsPastFirstRestart);
}

// A search that learns forgets weights and phases after 600 conflicts, 1,200 and so on. Its nogoods stay, so that it ends.
TEST(Restarts, EndIfASearchThatLearnsBeginsAnew) {
    constexpr std::size_t kPigeons = 8;
    Model model;
    const Word holes = (Word{1} << (kPigeons - 1)) - 1;
    std::vector<VariableId> pigeons;
    for (std::size_t i = 0; i < kPigeons; ++i) {
        pigeons.push_back(model.add_cell({&holes, 1}));
        for (std::size_t other = 0; other < i; ++other) {
            model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}),
                       std::array{pigeons[other], pigeons[i]});
        }
    }
    constexpr std::uint64_t kNever = 1'000'000'000;
    Search search(model, Limits{}, {.options = {.nogoods_trial = kNever, .nogoods_long_trial = kNever}});
    const Outcome outcome = search.solve({}, [](std::span<const Value>) { return true; });
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(outcome));
    EXPECT_TRUE(search.is_learning());
    EXPECT_GT(search.statistics().conflicts, 1200U);
}

/// Returns the magic hexagon of order 3 with numbers from 0 on: every straight line of 3, 4 or 5 cells has
/// the same sum.
Model magic_hexagon() {
    Model model;
    const Word numbers = (Word{1} << 19) - 1;
    std::vector<VariableId> cells;
    for (int i = 0; i < 19; ++i) cells.push_back(model.add_cell({&numbers, 1}));
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{numbers}), cells);
    const std::vector<std::vector<std::size_t>> lines{
        {0, 1, 2},  {3, 4, 5, 6},   {7, 8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18},
        {0, 3, 7},  {1, 4, 8, 12},  {2, 5, 9, 13, 16}, {6, 10, 14, 17},  {11, 15, 18},
        {2, 6, 11}, {1, 5, 10, 15}, {0, 4, 9, 14, 18}, {3, 8, 13, 17},   {7, 12, 16}};
    std::vector<std::int64_t> values;
    for (std::int64_t v = 0; v < 19; ++v) values.push_back(v);
    const ValueNumbers numbered = ValueNumbers::of_cell(values);
    for (const auto& line : lines) {
        std::vector<LinearTerm> terms;
        for (const std::size_t i : line) terms.push_back({1, cells[i], numbered});
        EXPECT_TRUE(
            post_linear(model, terms, LinearRelation::Equal, 38 - static_cast<std::int64_t>(line.size())));
    }
    return model;
}

// There is one magic hexagon, with twelve rotations and reflections (C. W. Trigg, "A unique magic hexagon",
// 1964). For each place of its 5, each solution must be found once.
TEST(Restarts, LoseAndRepeatNothing) {
    std::set<std::vector<Value>> found;
    std::uint64_t count = 0, most_conflicts = 0;
    for (std::size_t place = 0; place < 19; ++place) {
        Model model = magic_hexagon();
        const Word five = Word{1} << 4;
        model.restrict(VariableId(place), {&five, 1});
        Search search(model, Limits{});
        search.solve({}, [&](std::span<const Value> values) {
            ++count;
            found.emplace(values.begin(), values.end());
            return true;
        });
        most_conflicts = std::max(most_conflicts, search.statistics().conflicts);
    }
    EXPECT_EQ(count, 12U);
    EXPECT_EQ(found.size(), 12U);
    EXPECT_GT(most_conflicts, kConflictsPastFirstRestart);
}

/// Returns a random map to be coloured with four colours.
Model random_map(std::mt19937_64& random) {
    constexpr std::size_t kCountries = 24, kBorders = 118;
    Model model;
    const Word colours = 0b1111;
    std::vector<VariableId> countries;
    for (std::size_t i = 0; i < kCountries; ++i) countries.push_back(model.add_cell({&colours, 1}));
    for (std::size_t i = 0; i < kBorders; ++i) {
        const std::size_t a = random() % kCountries, b = (a + 1 + random() % (kCountries - 1)) % kCountries;
        model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}),
                   std::array{countries[a], countries[b]});
    }
    return model;
}

TEST(Restarts, DoNotContinueFromTheLastConflict) {
    // With many searches, some prove that there is no solution exactly when the next restart is due.
    std::mt19937_64 random;
    int ended_when_due = 0;
    SearchOptions options;
    options.restart_first = 60;
    for (int map = 0; map < 1000; ++map) {
        const Model model = random_map(random);
        Search search(model, Limits{}, {.options = options});
        const Outcome outcome = search.solve({}, [](std::span<const Value>) { return false; });
        if (std::holds_alternative<Unsatisfiable>(outcome) &&
            search.statistics().conflicts == options.restart_first)
            ++ended_when_due;
    }
    EXPECT_GT(ended_when_due, 0);
}

TEST(Restarts, DoNotDependOnEarlierQuestions) {
    const Model model = magic_hexagon();
    const auto first = [&](Search& search) {
        std::vector<Value> solution;
        search.solve({}, [&](std::span<const Value> values) {
            solution.assign(values.begin(), values.end());
            return false;
        });
        return solution;
    };
    Search search(model, Limits{});
    const std::vector<Value> once = first(search);
    EXPECT_EQ(first(search), once);
}

}  // namespace
}  // namespace sator::tests
