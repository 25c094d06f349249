// Lowerings in parts that `lower` takes only for large constraints, on small ones.

#include <gtest/gtest.h>

#include "sator/models/formula_parts.hpp"
#include "sator/models/linear_sums.hpp"
#include "tests/judges/clause_judge.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace models;

/// Returns the grids whose values in the scope satisfy a judge.
template <class Judge>
Grids judged_grids(const LoweredModel& model, std::span<const VariableId> scope, Judge judge) {
    Grids grids;
    for_each_filling(std::span(model.candidates).first(model.cells), [&](const std::vector<Value>& values) {
        if (values.size() < model.cells) return true;
        std::vector<Value> own;
        for (const VariableId variable : scope) own.push_back(values[variable.index()]);
        if (judge(own)) grids.insert(values);
        return true;
    });
    return grids;
}

using Kind = Formula::Kind;

/// A formula of all kinds of nodes over three positions with the numbers -1 to 2, of which the first two are often the same variable.
class RandomFormula {
  public:
    explicit RandomFormula(unsigned seed) : random_(seed) {}

    Formula run() {
        for (std::uint32_t position = 0; position < 3; ++position) formula_.cell(position, numbers());
        const std::size_t nodes = 1 + upto(5);
        for (std::size_t i = 0; i < nodes; ++i) formula_.add(any_node());
        const Formula::NodeId claim =
            formula_.add({.kind = upto(2) == 0 ? Kind::IsZero : Kind::IsAtMostZero, .operands = {any()}});
        // The root is the last node, so that it must be new.
        formula_.add({.kind = Kind::Min, .operands = {claim, claim, claim}});
        return formula_;
    }

    static ValueNumbers numbers() { return ValueNumbers::of_cell({-1, 0, 1, 2}); }

  private:
    std::size_t upto(std::size_t n) { return random_() % n; }
    Formula::NodeId any() { return static_cast<Formula::NodeId>(upto(formula_.nodes().size())); }
    std::int64_t small() { return static_cast<std::int64_t>(upto(7)) - 3; }

    Formula::Node any_node() {
        constexpr std::array kinds = {Kind::Linear,    Kind::Linear,       Kind::Product, Kind::Quotient,
                                      Kind::Remainder, Kind::Abs,          Kind::Min,     Kind::Max,
                                      Kind::IsZero,    Kind::IsAtMostZero, Kind::IsPrime, Kind::IsSquare};
        Formula::Node node{.kind = kinds[upto(kinds.size())]};
        const bool is_unary = node.kind == Kind::Abs || node.kind >= Kind::IsZero;
        const bool is_binary =
            node.kind == Kind::Product || node.kind == Kind::Quotient || node.kind == Kind::Remainder;
        const std::size_t operands = is_unary    ? 1
                                     : is_binary ? 2
                                                 : upto(3) + (node.kind == Kind::Linear ? 0 : 1);
        for (std::size_t i = 0; i < operands; ++i) node.operands.push_back(any());
        if (node.kind != Kind::Linear) return node;
        for (std::size_t i = 0; i < operands; ++i) node.coefficients.push_back(small());
        node.constant = small();
        return node;
    }

    std::mt19937 random_;
    Formula formula_;
};

TEST(Parts, OfFormulasHaveTheirSolutions) {
    constexpr unsigned kSeeds = 400;
    unsigned judged = 0;
    for (unsigned seed = 0; seed < kSeeds && !testing::Test::HasFailure(); ++seed) {
        const Formula formula = RandomFormula(seed).run();
        LoweredModel model;
        for (std::size_t i = 0; i < 3; ++i) model.add_auxiliary(4);
        model.cells = model.candidates.size();
        const std::vector<VariableId> scope = {VariableId(0), VariableId(seed % 3 == 0 ? 0 : 1),
                                               VariableId(2)};
        if (!lower_formula(formula, scope, model)) continue;
        ++judged;
        EXPECT_EQ(grids_of(model), judged_grids(model, scope,
                                                [&](const std::vector<Value>& values) {
                                                    std::vector<Interval> workspace(formula.nodes().size());
                                                    return formula.evaluate(values, workspace) != 0;
                                                }))
            << seed;
    }
    EXPECT_GT(judged, kSeeds * 3 / 4);
}

TEST(Parts, OfAFormulaThatIsACell) {
    Formula formula;
    formula.cell(0, ValueNumbers::of_cell({0, 1}));
    LoweredModel model;
    model.add_auxiliary(2);
    model.cells = 1;
    ASSERT_TRUE(lower_formula(formula, std::vector{VariableId(0)}, model));
    EXPECT_EQ(grids_of(model), (Grids{{1}}));
}

/// Five variables with the numbers -2 to 3; one occurs twice.
TEST(Parts, OfSumsHaveTheirSolutions) {
    constexpr unsigned kSamples = 60;
    std::mt19937 random(7);
    std::uniform_int_distribution<std::int64_t> coefficient(-1500, 1500);
    for (unsigned sample = 0; sample < kSamples && !testing::Test::HasFailure(); ++sample) {
        LoweredModel model;
        for (std::size_t i = 0; i < 4; ++i) model.add_auxiliary(6);
        model.cells = model.candidates.size();
        const ValueNumbers numbers = ValueNumbers::of_cell({-2, -1, 0, 1, 2, 3});
        const std::vector<VariableId> scope = {VariableId(0), VariableId(1), VariableId(2), VariableId(3),
                                               VariableId(1)};
        std::vector<Linear::Term> terms;
        std::int64_t total = 0;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            // Round coefficients have many digits 0.
            const std::int64_t factor = sample % 3 == 0 ? 100 : 1;
            const std::int64_t c = std::max<std::int64_t>(1, std::abs(coefficient(random)) / factor) * factor;
            terms.push_back({coefficient(random) < 0 ? -c : c, numbers});
            total += terms.back().coefficient * (static_cast<std::int64_t>(random() % 6) - 2);
        }
        if (sample % 5 == 0) ++total;
        const auto sum = Linear::make(terms, LinearRelation::Equal, total).value();
        LoweredModel other = model;
        add_digit_sum(*sum, scope, model);
        add_partial_sums(*sum, scope, other);
        EXPECT_EQ(grids_of(other), grids_of(model)) << sample;
        EXPECT_EQ(grids_of(model), judged_grids(model, scope,
                                                [&](const std::vector<Value>& values) {
                                                    std::int64_t left = -total;
                                                    for (std::size_t i = 0; i < values.size(); ++i)
                                                        left += terms[i].coefficient * numbers[values[i]];
                                                    return left == 0;
                                                }))
            << sample;
    }
}

}  // namespace
}  // namespace sator::tests
