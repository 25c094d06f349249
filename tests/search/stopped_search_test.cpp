// If a limit is reached, what a search needs besides the model is not made: redundant propagators, and the
// search itself.
#include <gtest/gtest.h>

#include <array>

#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/propagators/sums/innie_outie_sums.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns a Latin square of order 4, with the sums of the first cells of its first row and of its first
/// column.
Model latin_square_with_sums() {
    Model model;
    const Word all = 0b1111;
    for (std::size_t i = 0; i < 16; ++i) model.add_cell({&all, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{all});
    for (std::size_t i = 0; i < 4; ++i) {
        std::vector<VariableId> row, column;
        for (std::size_t j = 0; j < 4; ++j) row.emplace_back(4 * i + j), column.emplace_back(4 * j + i);
        model.post(different, row);
        model.post(different, column);
    }
    const auto sum = std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{{0, 1, 2, 3}},
                                                      std::vector<std::uint32_t>{0, 0, 0}, 3);
    model.post(sum, std::array{VariableId(0), VariableId(1), VariableId(2)});
    model.post(sum, std::array{VariableId(0), VariableId(4), VariableId(8)});
    return model;
}

TEST(AugmentedModel, IsNotMadeAfterALimitIsReached) {
    const Model model = latin_square_with_sums();
    for (const bool is_over : {false, true}) {
        LimitWatch watch(is_over ? Limits{.deadline = Limits::Clock::now()} : Limits{});
        EXPECT_EQ(watch.reached().has_value(), is_over);
        EXPECT_EQ(with_implied_sums(model, watch).has_value(), !is_over);
        EXPECT_EQ(with_innie_outie_sums(model, watch).has_value(), !is_over);
        EXPECT_EQ(with_fused_distinct(model, watch).has_value(), !is_over);
        EXPECT_EQ(innie_outie_sums(model, watch).empty(), is_over);
    }
}

// Stored as sets, 20,000 sums of 20,000 cells would take 50 MB.
TEST(AugmentedModel, ChecksTheMemoryLimitBeforeItAllocates) {
    Model model;
    const Word all = 0b11;
    for (std::size_t i = 0; i < 20'000; ++i) model.add_cell({&all, 1});
    std::atomic<std::size_t> used = 1 << 20;
    LimitWatch watch({.memory_bytes = 2 << 20, .memory_used = &used});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{all});
    const auto one = std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{{0, 1}},
                                                      std::vector<std::uint32_t>{0, 0}, 1);
    model.post(different, std::array{VariableId(0), VariableId(1)});
    for (std::size_t i = 1; i + 1 < 20'000; ++i)
        model.post(one, std::array{VariableId(i), VariableId(i + 1)});
    EXPECT_TRUE(innie_outie_sums(model, watch).empty());
    EXPECT_EQ(watch.reached(), Limit::Memory);
}

TEST(SearchWithoutRoom, IsStoppedByTheMemoryLimit) {
    const Model model = latin_square_with_sums();
    std::atomic<std::size_t> used = 1 << 20;
    const auto limits = [&](std::size_t bytes) {
        return Limits{.memory_bytes = used + bytes, .memory_used = &used};
    };
    Search without_room(model, limits(100));
    for (int asked = 0; asked < 2; ++asked) {
        const Outcome outcome = without_room.solve({}, [](std::span<const Value>) { return true; });
        ASSERT_TRUE(std::holds_alternative<Stopped>(outcome));
        EXPECT_EQ(std::get<Stopped>(outcome).limit, Limit::Memory);
        const Outcome counted = ParallelCounter(model, limits(100), 1).count({});
        ASSERT_TRUE(std::holds_alternative<Stopped>(counted));
        EXPECT_EQ(std::get<Stopped>(counted).limit, Limit::Memory);
    }
    Search search(model, limits(1 << 20));
    EXPECT_TRUE(
        std::holds_alternative<Solved>(search.solve({}, [](std::span<const Value>) { return true; })));
}

}  // namespace
}  // namespace sator::tests
