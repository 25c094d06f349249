#include "sator/propagators/sums/sum_endgame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>
#include <random>
#include <variant>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/propagators/sums/sum_plan.hpp"
#include "sator/propagators/sums/sum_system.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Solution = std::vector<Value>;

std::shared_ptr<const SumSystem> system_of(const Model& model) {
    LimitWatch watch(Limits{});
    return SumSystem::of(model, watch);
}

std::unique_ptr<Endgame> endgame_of(const Model& model) {
    LimitWatch watch(Limits{});
    return make_sum_endgame(model, watch);
}

/// Builds a model of cells with numbers from `least` on, and sums, groups and orders of some of them.
class SumPuzzle {
  public:
    SumPuzzle(std::size_t cells, std::size_t values, std::int64_t least = 0) : values_(values) {
        std::vector<std::int64_t> ascending(values);
        std::iota(ascending.begin(), ascending.end(), least);
        numbers_ = ValueNumbers::of_cell(ascending);
        const Word all = ~Word{0} >> (kWordBits - values);
        for (std::size_t i = 0; i < cells; ++i) cells_.push_back(model_.add_cell({&all, 1}));
    }

    void sum(const std::vector<std::size_t>& cells, std::int64_t target) {
        std::vector<LinearTerm> terms;
        for (const std::size_t cell : cells) terms.push_back({1, cells_[cell], numbers_});
        ASSERT_TRUE(post_linear(model_, terms, LinearRelation::Equal, target));
    }
    void distinct_sum(const std::vector<std::size_t>& cells, std::int64_t target) {
        const Word all = ~Word{0} >> (kWordBits - values_);
        if (auto both = DistinctSum::make(cells.size(), {&all, 1}, numbers_, target))
            model_.post(std::move(both), scope(cells));
    }
    void distinct(const std::vector<std::size_t>& cells) {
        model_.post(std::make_shared<AllDifferent>(std::vector<Word>{0}), scope(cells));
    }
    void permutation(const std::vector<std::size_t>& cells, Word required) {
        model_.post(std::make_shared<AllDifferent>(std::vector<Word>{required}), scope(cells));
    }
    void in_order(const std::vector<std::size_t>& cells, Strictness order) {
        model_.post(std::make_shared<Increasing>(order), scope(cells));
    }

    Model& model() { return model_; }

  private:
    std::vector<VariableId> scope(const std::vector<std::size_t>& cells) const {
        std::vector<VariableId> variables;
        for (const std::size_t cell : cells) variables.push_back(cells_[cell]);
        return variables;
    }

    Model model_;
    std::size_t values_;
    ValueNumbers numbers_;
    std::vector<VariableId> cells_;
};

/// What ParallelSearch asks in a stable order, with weights that never change.
const SearchQuestion kInAStableOrder{.learn = Learn::Never, .weights_fixed_after = 0};

/// `order`: the order that ParallelSearch uses with one thread.
std::vector<Solution> listed(const Model& model, std::unique_ptr<Endgame> endgame,
                             SolutionOrder order = SolutionOrder::Stable) {
    Search search(model, Limits{}, {.endgame = std::move(endgame)});
    std::vector<Solution> solutions;
    search.begin(order == SolutionOrder::Stable ? kInAStableOrder : SearchQuestion{});
    while (const auto solution = search.next()) solutions.emplace_back(solution->begin(), solution->end());
    return solutions;
}

std::vector<std::size_t> some_cells(std::size_t cells, std::size_t least, std::mt19937& random) {
    std::vector<std::size_t> all(cells), some;
    std::iota(all.begin(), all.end(), 0U);
    std::ranges::shuffle(all, random);
    some.assign(all.begin(),
                all.begin() + static_cast<std::ptrdiff_t>(least + random() % (cells - least + 1)));
    return some;
}

SumPuzzle random_puzzle(std::mt19937& random) {
    const std::size_t cells = 3 + random() % 5, values = 3 + random() % 6;
    const auto least = static_cast<std::int64_t>(random() % 60) - 20;
    SumPuzzle puzzle(cells, values, least);
    const auto target = [&](std::size_t size) {
        std::int64_t sum = static_cast<std::int64_t>(size) * least;
        for (std::size_t i = 0; i < size; ++i) sum += static_cast<std::int64_t>(random() % values);
        return sum;
    };
    for (std::size_t i = 1 + random() % 4; i > 0; --i) {
        const auto summed = some_cells(cells, 1, random);
        puzzle.sum(summed, target(summed.size()));
        puzzle.distinct(summed);
    }
    for (std::size_t i = random() % 3; i > 0; --i) puzzle.distinct(some_cells(cells, 2, random));
    if (random() % 3 == 0) {
        const auto caged = some_cells(cells, 2, random);
        puzzle.distinct_sum(caged, target(caged.size()));
    }
    for (std::size_t i = random() % 3; i > 0; --i)
        puzzle.in_order(some_cells(cells, 2, random),
                        random() % 2 == 0 ? Strictness::Strict : Strictness::NonStrict);
    return puzzle;
}

SumPuzzle magic_square(std::size_t side) {
    SumPuzzle puzzle(side * side, side * side, 1);
    std::vector<std::size_t> all(side * side), down, up;
    std::iota(all.begin(), all.end(), 0U);
    puzzle.permutation(all, ~Word{0} >> (kWordBits - side * side));
    const auto sum = static_cast<std::int64_t>(side * (side * side + 1) / 2);
    for (std::size_t i = 0; i < side; ++i) {
        std::vector<std::size_t> row, column;
        for (std::size_t j = 0; j < side; ++j) {
            row.push_back(i * side + j);
            column.push_back(j * side + i);
        }
        puzzle.sum(row, sum);
        puzzle.sum(column, sum);
        down.push_back(i * side + i);
        up.push_back(i * side + side - 1 - i);
    }
    puzzle.sum(down, sum);
    puzzle.sum(up, sum);
    return puzzle;
}

TEST(SumEndgame, ListsTheSameSolutionsAsTheSearch) {
    std::mt19937 random(1);
    std::size_t solutions = 0, endgames = 0;
    for (int i = 0; i < 1500; ++i) {
        SumPuzzle puzzle = random_puzzle(random);
        auto endgame = endgame_of(puzzle.model());
        if (endgame == nullptr) continue;  // no values have a cage's sum
        ++endgames;
        std::vector<Solution> with = listed(puzzle.model(), std::move(endgame));
        std::vector<Solution> free = listed(puzzle.model(), endgame_of(puzzle.model()), SolutionOrder::Free);
        std::vector<Solution> without = listed(puzzle.model(), nullptr);
        solutions += without.size();
        std::ranges::sort(with);
        std::ranges::sort(free);
        std::ranges::sort(without);
        ASSERT_EQ(with, without) << "puzzle " << i;
        ASSERT_EQ(free, without) << "puzzle " << i;
    }
    EXPECT_GT(endgames, 1000U);
    EXPECT_GT(solutions, 10'000U);
}

/// OEIS A006052: 880 of order 4, each with its eight symmetric images.
TEST(SumEndgame, ListsMagicSquares) {
    SumPuzzle puzzle = magic_square(4);
    std::vector<Solution> solutions = listed(puzzle.model(), endgame_of(puzzle.model()));
    EXPECT_EQ(solutions.size(), 7040U);
    std::ranges::sort(solutions);
    EXPECT_EQ(std::ranges::adjacent_find(solutions), solutions.end());
}

TEST(SumEndgame, ResumesAfterASolution) {
    std::mt19937 random(2);
    SumPuzzle puzzle = magic_square(4);
    const std::vector<Solution> all = listed(puzzle.model(), endgame_of(puzzle.model()));
    for (int i = 0; i < 5; ++i) {
        const std::size_t number = random() % (all.size() - 1);
        Search search(puzzle.model(), Limits{}, {.endgame = endgame_of(puzzle.model())});
        search.begin(kInAStableOrder);
        ASSERT_TRUE(search.resume_after(all[number], number + 1));
        const auto next = search.next();
        ASSERT_TRUE(next.has_value());
        EXPECT_EQ(Solution(next->begin(), next->end()), all[number + 1]);
    }
}

/// ThreadSanitizer runs all tests named Threads. The later threads must decide the same cells as the first.
TEST(Threads, ListSumsInAStableOrder) {
    SumPuzzle puzzle = magic_square(5);
    const std::vector<FixedCell> top_row{{VariableId(0), 0}, {VariableId(1), 1}, {VariableId(2), 12}};
    std::vector<Solution> alone;
    for (const std::size_t threads : {1U, 2U, 3U}) {
        ParallelSearch search(puzzle.model(), Limits{}, threads, {}, endgame_of(puzzle.model()));
        std::vector<Solution> solutions;
        search.solve({.fixed = top_row, .order = SolutionOrder::Stable}, [&](std::span<const Value> values) {
            solutions.emplace_back(values.begin(), values.end());
            return true;
        });
        EXPECT_GT(search.statistics().nodes, 1000U) << "enough for more than one thread";
        if (alone.empty()) alone = solutions;
        EXPECT_FALSE(alone.empty());
        EXPECT_EQ(solutions, alone);
    }
}

/// The search must stop at the limit even if it finds no solution for long.
TEST(SumEndgame, StopsAtALimit) {
    SumPuzzle puzzle = magic_square(6);
    std::atomic<bool> is_interrupted = false;
    Search search(puzzle.model(), Limits{}, {.endgame = endgame_of(puzzle.model())});
    search.begin({.stop_flag = &is_interrupted});
    is_interrupted = true;
    while (search.next()) {
    }
    EXPECT_TRUE(std::holds_alternative<Stopped>(search.outcome()));
}

TEST(SumEndgame, LeavesManyOpenCellsToTheSearch) {
    std::vector<std::size_t> all(101);
    std::iota(all.begin(), all.end(), std::size_t{0});
    SumPuzzle puzzle(all.size(), 60);
    puzzle.sum({0, 1, 2}, 9);
    puzzle.distinct(all);
    const auto endgame = endgame_of(puzzle.model());
    ASSERT_NE(endgame, nullptr);
    const Store store(puzzle.model());
    EXPECT_FALSE(endgame->is_near(store));
    EXPECT_FALSE(endgame->begin(store));
    EXPECT_FALSE(endgame->begin_part(store, std::vector<VariableId>(all.begin(), all.end())));
    EXPECT_EQ(endgame->cell_to_decide(), std::nullopt);
}

TEST(SumSystem, StoresASumThatIsPostedTwiceOnce) {
    SumPuzzle puzzle(4, 40, 1);
    puzzle.sum({0, 1, 2, 3}, 82);
    puzzle.distinct({0, 1, 2, 3});
    EXPECT_GT(puzzle.model().propagators().size(), 1U);
    const auto system = system_of(puzzle.model());
    ASSERT_NE(system, nullptr);
    ASSERT_EQ(system->sums.size(), 1U);
    EXPECT_EQ(system->sums[0].value, 78);  // sum of the values, which begin at 0
}

TEST(SumSystem, IsNotMadeForOtherConstraints) {
    SumPuzzle required(3, 4, 0);
    required.sum({0, 1, 2}, 4);
    required.permutation({0, 1, 2}, 0b0111);  // of four values
    EXPECT_EQ(system_of(required.model()), nullptr);
    SumPuzzle without_sums(3, 3, 0);
    without_sums.distinct({0, 1, 2});
    EXPECT_EQ(system_of(without_sums.model()), nullptr);
    SumPuzzle repeated(3, 4, 0);
    repeated.sum({0, 1, 2}, 4);
    repeated.distinct({0, 1});
    EXPECT_EQ(system_of(repeated.model()), nullptr);
    SumPuzzle large(1025, 2);
    large.sum({0, 1, 2}, 1);
    large.distinct({0, 1, 2});
    EXPECT_EQ(system_of(large.model()), nullptr);
    SumPuzzle with_auxiliary(3, 3, 0);
    with_auxiliary.sum({0, 1, 2}, 4);
    with_auxiliary.distinct({0, 1, 2});
    with_auxiliary.model().auxiliary(0, 5);
    EXPECT_EQ(system_of(with_auxiliary.model()), nullptr);
}

/// The last cell of a sum comes right after its last but one.
TEST(SumPlan, CompletesSums) {
    SumPuzzle puzzle = magic_square(3);
    const auto system = system_of(puzzle.model());
    ASSERT_NE(system, nullptr);
    const SumPlan plan(*system, std::vector<bool>(9, true));
    ASSERT_EQ(plan.steps().size(), 9U);
    std::size_t completed_sums = 0, free = 0;
    for (const SumPlan::Step& step : plan.steps()) {
        completed_sums += step.completed_sums.size();
        free += step.completed_sums.empty() ? 1 : 0;
    }
    EXPECT_EQ(completed_sums, 8U);
    EXPECT_EQ(free, 3U);
}

}  // namespace
}  // namespace sator::tests
