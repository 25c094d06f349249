// The result of a count that is stopped: it never exceeds the number of solutions, and it is at least one if
// a solution is known.
#include <gtest/gtest.h>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;

/// Returns a Latin square: rows and columns hold different values.
SmallPuzzle latin_square(std::size_t order) {
    SmallPuzzle puzzle(order, order, std::u32string_view(U"123456").substr(0, order));
    std::vector<Cells> lines(2 * order);
    for (std::size_t i = 0; i < order * order; ++i) {
        lines[i / order].push_back(i);
        lines[order + i % order].push_back(i);
    }
    puzzle.rule("distinct", {}, lines);
    return puzzle;
}

/// Returns a puzzle of independent rows, each with its own sum.
SmallPuzzle independent_rows() {
    SmallPuzzle puzzle(6, 5, U"123456");
    for (std::size_t row = 0; row < 5; ++row) {
        Cells cells;
        for (std::size_t i = 0; i < 6; ++i) cells.push_back(6 * row + i);
        puzzle.rule("sum", {std::to_string(19 + row)}, {cells});
        puzzle.rule("different_words", {}, {{cells[0], cells[1]}, {cells[4], cells[5]}});
    }
    return puzzle;
}

/// Returns the first `most` solutions of a model.
std::vector<std::vector<Value>> first_solutions(const Model& model, std::size_t most) {
    std::vector<std::vector<Value>> solutions;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < most;
    });
    return solutions;
}

class StoppedCount : public testing::TestWithParam<SmallPuzzle (*)()> {
  protected:
    StoppedCount() : puzzle_(GetParam()()), rules_(puzzle_.rules()) {
        model_ = build_model(puzzle_.puzzle(), rules_);
    }

    SmallPuzzle puzzle_;
    RuleList rules_;
    Model model_;
};

TEST_P(StoppedCount, IsALowerBoundAndAtLeastOneIfASolutionIsKnown) {
    const BigCount all = puzzle_.counted();
    const auto solutions = first_solutions(model_, 5);
    std::size_t stopped = 0;
    for (std::uint64_t nodes = 1; nodes < 4000; nodes += 307) {
        const Limits limits{.nodes = nodes};
        const Outcome blind = Counter(model_, limits).count({});
        if (!std::holds_alternative<Stopped>(blind)) break;
        ++stopped;
        EXPECT_FALSE(all < std::get<Stopped>(blind).count);
        for (const auto& solution : solutions) {
            Counter counter(model_, limits);
            counter.begin({});
            counter.tell_solution(solution);
            const Outcome outcome = counter.finish();
            ASSERT_TRUE(std::holds_alternative<Stopped>(outcome));
            const auto& known = std::get<Stopped>(outcome);
            EXPECT_FALSE(known.count.is_zero());
            EXPECT_FALSE(known.count < std::get<Stopped>(blind).count);
            EXPECT_FALSE(all < known.count);
            EXPECT_EQ(known.share_done, std::get<Stopped>(blind).share_done);
        }
    }
    EXPECT_GT(stopped, 1U);
}

// All threads explore the same space, so together they have not done more than all of it.
TEST_P(StoppedCount, DoesNotAddUpTheSharesOfThreads) {
    std::size_t stopped = 0;
    for (std::uint64_t nodes = 100; nodes < 200'000; nodes += nodes / 4) {
        const Outcome outcome = ParallelCounter(model_, {.nodes = nodes}, 4).count({}, {}, 20);
        if (!std::holds_alternative<Stopped>(outcome)) break;
        ++stopped;
        EXPECT_LT(std::get<Stopped>(outcome).share_done, 1);
    }
    EXPECT_GT(stopped, 1U);
}

TEST_P(StoppedCount, SearchesForASolutionItself) {
    const Outcome outcome = ParallelCounter(model_, {.nodes = 70}, 1).count({}, {}, 20);
    ASSERT_TRUE(std::holds_alternative<Stopped>(outcome));
    EXPECT_FALSE(std::get<Stopped>(outcome).count.is_zero());
    EXPECT_EQ(std::get<Stopped>(outcome).limit, Limit::Nodes);
}

INSTANTIATE_TEST_SUITE_P(Puzzles, StoppedCount,
                         testing::Values([] { return latin_square(6); }, independent_rows));

/// The counts of finished independent parts are multiplied even if other parts are not begun.
TEST(StoppedCounts, MultiplyFinishedParts) {
    SmallPuzzle puzzle = independent_rows();
    const RuleList rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    const auto solution = first_solutions(model, 1)[0];
    BigCount most;
    Counter counter(model, Limits{});
    counter.begin({});
    counter.tell_solution(solution);
    while (!counter.run_for(1)) {
        const BigCount now = counter.partial_result(Limit::Interrupt).count;
        EXPECT_FALSE(now < most);
        most = now;
    }
    EXPECT_TRUE(BigCount(1'000'000'000) < most);
    EXPECT_FALSE(puzzle.counted() < most);
}

}  // namespace
}  // namespace sator::tests
