#include "sator/solve/orbit_count.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <numeric>
#include <random>
#include <variant>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::vector<std::size_t>>;

/// A model of `cells` different numbers from 1 on, and the same sum in each line.
Model different_with_sums(std::size_t cells, std::size_t numbers, const Lines& lines, std::int64_t sum) {
    Model model;
    std::vector<std::int64_t> ascending(numbers);
    std::iota(ascending.begin(), ascending.end(), 1);
    const ValueNumbers values = ValueNumbers::of_cell(ascending);
    const Word all = ~Word{0} >> (kWordBits - numbers);
    std::vector<VariableId> scope;
    for (std::size_t i = 0; i < cells; ++i) scope.push_back(model.add_cell({&all, 1}));
    model.post(std::make_shared<AllDifferent>(std::vector<Word>{cells == numbers ? all : 0}), scope);
    for (const auto& line : lines) {
        std::vector<LinearTerm> terms;
        for (const std::size_t cell : line) terms.push_back({1, scope[cell], values});
        EXPECT_TRUE(post_linear(model, terms, LinearRelation::Equal, sum));
    }
    return model;
}

Model magic_square(std::size_t side) {
    Lines lines(2 * side + 2);
    for (std::size_t i = 0; i < side; ++i) {
        for (std::size_t j = 0; j < side; ++j) {
            lines[i].push_back(i * side + j);
            lines[side + j].push_back(i * side + j);
        }
        lines[2 * side].push_back(i * side + i);
        lines[2 * side + 1].push_back(i * side + side - 1 - i);
    }
    return different_with_sums(side * side, side * side, lines,
                               static_cast<std::int64_t>(side * (side * side + 1) / 2));
}

Model random_model(std::mt19937& random) {
    const std::size_t cells = 3 + random() % 5, numbers = cells + random() % 3;
    Lines lines(1 + random() % 3);
    for (auto& line : lines) {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (random() % 2 == 0) line.push_back(cell);
        }
        if (line.empty()) line.push_back(random() % cells);
    }
    return different_with_sums(cells, numbers, lines, static_cast<std::int64_t>(5 + random() % 14));
}

BigCount number_of(const Outcome& outcome) {
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved != nullptr ? solved->count : BigCount();
}

BigCount listed_number(const Model& model, std::span<const FixedCell> fixed) {
    Search search(model, Limits{});
    search.begin({.fixed = fixed});
    while (search.next()) {
    }
    return search.found();
}

std::unique_ptr<Endgame> endgame_for(const Model& model) {
    LimitWatch watch;
    return make_sum_endgame(model, watch);
}

Outcome counted_outcome(const Model& model, std::span<const FixedCell> fixed) {
    return Counter(model, Limits{}, endgame_for(model)).count({.fixed = fixed});
}

/// Counts node by node, each by a new counter that resumes where the last one was.
Outcome counted_with_interruptions(const Model& model) {
    std::vector<CountLevel> levels;
    for (bool has_begun = false;; has_begun = true) {
        Counter counter(model, Limits{}, endgame_for(model));
        counter.begin({});
        EXPECT_TRUE(!has_begun || counter.resume_at(levels));
        if (const auto outcome = counter.run_for(1)) return *outcome;
        levels = counter.levels();
    }
}

std::unique_ptr<OrbitCount> orbits_of(const Model& model, std::span<const FixedCell> fixed,
                                      std::size_t threads) {
    Search search(model, Limits{});
    search.begin({.fixed = fixed});
    if (!std::holds_alternative<Solved>(search.outcome())) return nullptr;
    const auto found = symmetries(model, search.store());
    return found.empty() ? nullptr : OrbitCount::make(model, found, Limits{}, threads, {});
}

TEST(OrbitCount, EndgameCountsWhatASearchLists) {
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        const Model model = random_model(random);
        const BigCount expected = listed_number(model, {});
        EXPECT_EQ(number_of(counted_outcome(model, {})), expected) << round;
        EXPECT_EQ(number_of(counted_with_interruptions(model)), expected) << round;
    }
}

TEST(OrbitCount, OrbitsTimesTheirSizeAreAllSolutions) {
    std::mt19937 random(2);
    int with_symmetries = 0;
    for (int round = 0; round < 300; ++round) {
        const Model model = random_model(random);
        const auto orbits = orbits_of(model, {}, 1);
        if (orbits == nullptr) continue;
        ++with_symmetries;
        EXPECT_EQ(number_of(orbits->count({})), listed_number(model, {})) << round;
    }
    EXPECT_GT(with_symmetries, 100);
}

TEST(OrbitCount, CountsMagicSquaresWithAnyNumberOfThreads) {
    const Model model = magic_square(4);
    for (const std::size_t threads : {1, 2}) {
        const auto orbits = orbits_of(model, {}, threads);
        ASSERT_NE(orbits, nullptr);
        EXPECT_EQ(orbits->orbit_size() % 8, 0U);
        EXPECT_EQ(number_of(orbits->count({})), BigCount(7040));
    }
}

TEST(OrbitCount, UsesTheSymmetriesThatGivensLeave) {
    const Model model = magic_square(4);
    for (const Value value : {0, 6, 15}) {
        const std::vector<FixedCell> fixed{{VariableId(0), value}};
        const auto orbits = orbits_of(model, fixed, 1);
        ASSERT_NE(orbits, nullptr);
        EXPECT_EQ(number_of(orbits->count({.fixed = fixed})), listed_number(model, fixed)) << value;
    }
}

TEST(OrbitCount, RefusesCellsThatMayBeEqual) {
    Model model;
    const Word all = 0b111;
    const VariableId a = model.add_cell({&all, 1}), b = model.add_cell({&all, 1});
    const ValueNumbers values = ValueNumbers::of_cell(std::vector<std::int64_t>{1, 2, 3});
    ASSERT_TRUE(post_linear(model, std::vector<LinearTerm>{{1, a, values}, {1, b, values}},
                            LinearRelation::Equal, 4));
    EXPECT_EQ(orbits_of(model, {}, 1), nullptr);
}

TEST(OrbitCount, APartMayStopAtALimitAndGoesOnLater) {
    const Model model = magic_square(4);
    std::atomic<bool> stop = false;
    Counter counter(model, Limits{}, endgame_for(model));
    counter.begin({.stop_flag = &stop});
    counter.run_for(40);
    const auto levels = counter.levels();
    stop = true;
    const Outcome stopped = counter.finish();
    ASSERT_TRUE(std::holds_alternative<Stopped>(stopped));
    Counter other(model, Limits{}, endgame_for(model));
    other.begin({});
    ASSERT_TRUE(other.resume_at(counter.levels()));
    EXPECT_EQ(number_of(other.finish()), BigCount(7040));
}

}  // namespace
}  // namespace sator::tests
