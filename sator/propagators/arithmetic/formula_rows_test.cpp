#include "sator/propagators/arithmetic/formula_rows.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Kind = Formula::Kind;
using Rows = std::vector<std::uint32_t>;

/// (a + b)² · c = 4 or a > b, over cells that hold any of `numbers`.
Formula sample(const ValueNumbers& numbers) {
    Formula formula;
    const auto a = formula.cell(0, numbers), b = formula.cell(1, numbers), c = formula.cell(2, numbers);
    const auto sum = formula.add({Kind::Linear, {a, b}, {1, 1}});
    const auto square = formula.add({Kind::Product, {sum, sum}});
    const auto product = formula.add({Kind::Product, {square, c}});
    const auto four = formula.add({Kind::IsZero, {formula.add({Kind::Linear, {product}, {1}, -4})}});
    const auto less = formula.add({Kind::IsAtMostZero, {formula.add({Kind::Linear, {b, a}, {1, -1}, 1})}});
    formula.add({Kind::Max, {four, less}});
    return formula;
}

Rows tried_one_by_one(const Formula& formula, std::span<const std::vector<Value>> candidates) {
    Rows rows;
    std::vector<Interval> workspace(formula.nodes().size());
    for (const Value a : candidates[0]) {
        for (const Value b : candidates[1]) {
            for (const Value c : candidates[2]) {
                if (formula.evaluate(std::vector{a, b, c}, workspace) == 1)
                    rows.insert(rows.end(), {static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                                             static_cast<std::uint32_t>(c)});
            }
        }
    }
    return rows;
}

TEST(FormulaRows, AreTheChoicesThatMakeTheFormulaTrue) {
    const std::vector<std::vector<Value>> some[] = {
        {{0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}}, {{1, 3}, {0, 2, 4}, {4}}, {{0}, {4}, {0}}};
    for (const auto& candidates : some) {
        const Formula formula = sample(ValueNumbers::of_cell({-3, -1, 0, 1, 3}));
        RowLimits limits{10'000, 1'000};
        EXPECT_EQ(formula_rows(formula, candidates, limits), tried_one_by_one(formula, candidates));
    }
}

TEST(FormulaRows, EndAtALimit) {
    const Formula formula = sample(ValueNumbers::of_cell({-3, -1, 0, 1, 3}));
    const std::vector<std::vector<Value>> candidates(3, {0, 1, 2, 3, 4});
    const std::size_t rows = tried_one_by_one(formula, candidates).size() / 3;
    RowLimits enough{10'000, rows}, few_rows{10'000, rows - 1};
    EXPECT_TRUE(formula_rows(formula, candidates, enough));
    EXPECT_FALSE(formula_rows(formula, candidates, few_rows));
    const std::size_t cost = 10'000 - enough.steps;
    RowLimits exact{cost, rows}, few_steps{cost - 1, rows};
    EXPECT_TRUE(formula_rows(formula, candidates, exact));
    EXPECT_EQ(exact.steps, 0U);
    EXPECT_FALSE(formula_rows(formula, candidates, few_steps));
}

TEST(FormulaRows, AreNoneIfAPositionHasNoCandidate) {
    const Formula formula = sample(ValueNumbers::of_cell({-3, -1, 0, 1, 3}));
    RowLimits limits{10'000, 1'000};
    EXPECT_EQ(formula_rows(formula, std::vector<std::vector<Value>>{{0, 1}, {}, {2}}, limits), Rows{});
}

}  // namespace
}  // namespace sator::tests
