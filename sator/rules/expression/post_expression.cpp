// Splits an expression into conjuncts and posts for each the strongest propagator that is affordable:
// all-different for `distinct` of cells, a linear constraint for a comparison of sums, a table (GAC) if it is
// small and quickly built, otherwise bounds propagation on the formula (FormulaHolds).
#include "sator/rules/expression/post_expression.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/assert.hpp"
#include "sator/propagators/arithmetic/formula_holds.hpp"
#include "sator/propagators/arithmetic/formula_rows.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/rules/expression/expression_formula.hpp"

namespace sator::rules {

namespace {

using FormulaKind = Formula::Kind;

/// A linear sum that is compared with 0.
struct LinearConstraint {
    LinearRelation relation;
    Formula::NodeId sum;
};

/// Returns the constraint if the root of the formula compares a sum with 0, possibly negated; otherwise
/// nullopt.
std::optional<LinearConstraint> linear_constraint(const Formula& formula) {
    Formula::NodeId root = static_cast<Formula::NodeId>(formula.nodes().size() - 1);
    const bool is_negated = formula[root].kind == FormulaKind::Linear && formula[root].operands.size() == 1;
    if (is_negated) root = formula[root].operands[0];
    const Formula::Node& node = formula[root];
    if (node.kind == FormulaKind::IsZero)
        return LinearConstraint{is_negated ? LinearRelation::NotEqual : LinearRelation::Equal,
                                node.operands[0]};
    if (node.kind == FormulaKind::IsAtMostZero && !is_negated)
        return LinearConstraint{LinearRelation::AtMost, node.operands[0]};
    return std::nullopt;
}

class ExpressionPoster {
  public:
    ExpressionPoster(Model& model, const Expression& expression, std::span<const VariableId> variables,
                     TableBudget& budget)
        : model_(model), expression_(expression), variables_(variables), budget_(budget) {}

    void run() {
        const ExpressionFormula made = to_formula(expression_);
        for (const auto id : expression_.conjuncts()) {
            if (expression_[id].kind == Expression::Kind::DistinctSymbols) {
                post_distinct(expression_[id]);
            } else {
                post_truth(made.formula, made.node_of[id]);
            }
        }
    }

  private:
    void post_distinct(const Expression::Node& node) {
        std::vector<VariableId> scope;
        for (const auto operand : node.operands) scope.push_back(variables_[expression_[operand].position]);
        std::vector<Word> values(model_.initial_domain(scope[0]).word_count(), 0);
        for (const VariableId cell : scope)
            model_.initial_domain(cell).for_each(
                [&](Value v) { set_bit(values, static_cast<std::size_t>(v)); });
        const std::size_t alphabet = least_alphabet(values);
        if (count_bits(values) != scope.size()) values.assign(values.size(), 0);
        model_.post(std::make_shared<AllDifferent>(std::move(values)), scope);
        if (scope.size() <= 2) return;
        std::vector<OccurrenceBounds> once(alphabet, {0, 1});
        model_.post_redundant(std::make_shared<GlobalCardinality>(std::move(once)), scope);
    }

    /// Returns the size of the smallest alphabet that has these values and the same number of words.
    static std::size_t least_alphabet(std::span<const Word> values) {
        std::size_t size = (values.size() - 1) * kWordBits + 1;
        for_each_bit(values, [&](std::size_t v) { size = std::max(size, v + 1); });
        return size;
    }

    void post_truth(const Formula& formula, Formula::NodeId root) {
        if (formula[root].kind == FormulaKind::Min) {
            for (const Formula::NodeId operand : formula[root].operands) post_truth(formula, operand);
            return;
        }
        std::vector<std::uint32_t> positions;
        auto part = std::make_shared<const Formula>(formula.subformula(root, positions));
        std::vector<VariableId> scope;
        for (const std::uint32_t position : positions) scope.push_back(variables_[position]);
        if (scope.empty()) return post_constant(*part);
        if (post_as_linear(*part, scope)) return;
        if (post_as_table(*part, scope)) return;
        model_.post(std::make_shared<FormulaHolds>(std::move(part)), scope);
    }

    void post_constant(const Formula& formula) {
        std::vector<Interval> workspace(formula.nodes().size());
        if (formula.evaluate({}, workspace) != 1)
            model_.post(std::make_shared<AlwaysFalse>(), variables_.first(1));
    }

    bool post_as_linear(const Formula& formula, std::span<const VariableId> scope) {
        const auto constraint = linear_constraint(formula);
        if (!constraint) return false;
        const Formula::Node& sum = formula[constraint->sum];
        std::vector<LinearTerm> terms;
        const auto add = [&](std::int64_t coefficient, const Formula::Node& node) {
            if (node.kind != FormulaKind::Cell) return false;
            terms.push_back({coefficient, scope[node.position], node.numbers});
            return true;
        };
        if (sum.kind != FormulaKind::Linear && !add(1, sum)) return false;
        for (std::size_t i = 0; i < sum.operands.size(); ++i) {
            if (!add(sum.coefficients[i], formula[sum.operands[i]])) return false;
        }
        SATOR_ASSERT(post_linear(model_, terms, constraint->relation, -sum.constant));
        return true;
    }

    bool post_as_table(const Formula& formula, std::span<const VariableId> scope) {
        std::vector<std::vector<Value>> candidates(scope.size());
        for (std::size_t i = 0; i < scope.size(); ++i)
            model_.initial_domain(scope[i]).for_each([&](Value v) { candidates[i].push_back(v); });
        double combinations = 1;
        for (const auto& values : candidates) combinations *= static_cast<double>(values.size());
        const std::size_t allowed =
            combinations > budget_.combinations ? 0 : std::min(budget_.each, budget_.left);
        const std::size_t most = std::max(budget_.always, allowed);
        RowLimits limits{.steps = most, .rows = budget_.values / scope.size()};
        auto rows = formula_rows(formula, candidates, limits);
        budget_.left -= std::min(budget_.left, most - limits.steps);
        if (!rows) return false;
        auto tuples = std::make_shared<const Tuples>(scope.size(), std::move(*rows));
        model_.post(std::make_shared<Table>(std::move(tuples)), scope);
        return true;
    }

    Model& model_;
    const Expression& expression_;
    std::span<const VariableId> variables_;
    TableBudget& budget_;
};

}  // namespace

void post_expression(Model& model, const Expression& expression, std::span<const VariableId> variables,
                     TableBudget& budget) {
    ExpressionPoster(model, expression, variables, budget).run();
}

}  // namespace sator::rules
