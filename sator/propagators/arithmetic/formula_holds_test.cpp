#include "sator/propagators/arithmetic/formula_holds.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Kind = Formula::Kind;
using NodeId = Formula::NodeId;

const ValueNumbers kSigned = ValueNumbers::of_cell({-3, -1, 0, 1, 2});
const ValueNumbers kBlank = ValueNumbers::of_cell({-2, 1, 3}, 3);

std::string walk_formula(const Formula& formula, std::size_t positions, std::size_t values,
                         Strength strength = Strength::Checking) {
    const FormulaHolds satisfied(std::make_shared<const Formula>(formula));
    const auto holds = [&](std::span<const Value> v) {
        std::vector<Interval> workspace(formula.nodes().size());
        return formula.evaluate(v, workspace) == 1;
    };
    return walk(positions, values, satisfied, holds, strength, 60);
}

/// Makes a random formula over three cells: a few integer nodes, then claims about them, then a connective.
Formula random_formula(std::mt19937& random, const ValueNumbers& numbers) {
    const auto below = [&](std::size_t bound) { return static_cast<std::uint32_t>(random() % bound); };
    Formula formula;
    std::vector<NodeId> integers, truths;
    for (std::uint32_t i = 0; i < 3; ++i) integers.push_back(formula.cell(i, numbers));
    const auto any = [&] { return integers[below(integers.size())]; };
    constexpr Kind kTwo[] = {Kind::Product, Kind::Quotient, Kind::Remainder, Kind::Min, Kind::Max};
    for (int i = 0; i < 4; ++i) {
        const NodeId a = any(), b = any();
        const auto factor = static_cast<std::int64_t>(below(5)) - 2;
        switch (below(4)) {
            case 0:
                integers.push_back(formula.add({Kind::Abs, {a}}));
                break;
            case 1:
                integers.push_back(formula.add({Kind::Linear, {a}, {factor == 0 ? 3 : factor}, factor}));
                break;
            default:
                integers.push_back(formula.add({kTwo[below(5)], {a, b}}));
        }
    }
    for (int i = 0; i < 3; ++i) {
        constexpr Kind kClaims[] = {Kind::IsZero, Kind::IsAtMostZero, Kind::IsPrime, Kind::IsSquare};
        const NodeId claim = formula.add({kClaims[below(4)], {integers[integers.size() - 1 - below(4)]}});
        truths.push_back(below(2) == 0 ? claim : formula.negation(claim));
    }
    formula.add({Kind::Min, {formula.add({Kind::Max, {truths[0], truths[1]}}), truths[2]}});
    return formula;
}

TEST(FormulaHolds, IsSoundForAllFormulas) {
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i)
        EXPECT_EQ(walk_formula(random_formula(random, kSigned), 3, 5), "") << "formula " << i;
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(walk_formula(random_formula(random, kBlank), 3, 4), "") << "formula with blanks " << i;
}

TEST(FormulaHolds, PrunesTheLastCellByValue) {
    Formula formula;  // a · a = 9
    const NodeId a = formula.cell(0, ValueNumbers::of_cell({-3, -1, 0, 1, 2, 3}));
    const NodeId square = formula.add({Kind::Product, {a, a}});
    formula.add({Kind::IsZero, {formula.add({Kind::Linear, {square}, {1}, -9})}});
    EXPECT_EQ(walk_formula(formula, 1, 6, Strength::Gac), "");
}

TEST(FormulaHolds, PrunesByValueIfFewChoicesAreLeft) {
    Formula formula;  // |a² - b| is a prime, or a + b = 0: neither is decided by bounds
    const NodeId a = formula.cell(0, kSigned), b = formula.cell(1, kSigned);
    const NodeId square = formula.add({Kind::Product, {a, a}});
    const NodeId distance = formula.add({Kind::Abs, {formula.add({Kind::Linear, {square, b}, {1, -1}})}});
    const NodeId is_prime = formula.add({Kind::IsPrime, {distance}});
    const NodeId cancels = formula.add({Kind::IsZero, {formula.add({Kind::Linear, {a, b}, {1, 1}})}});
    formula.add({Kind::Max, {is_prime, cancels}});
    EXPECT_EQ(walk_formula(formula, 2, 5, Strength::Gac), "") << "25 choices";
}

TEST(FormulaHolds, BoundsProducts) {
    Formula formula;  // a · b <= 4
    std::vector<std::int64_t> digits;
    for (std::int64_t i = 1; i < 8; ++i) digits.push_back(i);
    const ValueNumbers numbers = ValueNumbers::of_cell(digits);
    const NodeId a = formula.cell(0, numbers), b = formula.cell(1, numbers);
    const NodeId product = formula.add({Kind::Product, {a, b}});
    formula.add({Kind::IsAtMostZero, {formula.add({Kind::Linear, {product}, {1}, -4})}});
    EXPECT_EQ(walk_formula(formula, 2, 7, Strength::Gac), "");
}

}  // namespace
}  // namespace sator::tests
