// Splits an expression into conjuncts and posts for each the strongest propagator that is affordable:
// all-different for `distinct` of cells, a linear constraint for a comparison of sums, a table (GAC) if the
// domains have at most `most_rows` combinations, otherwise bounds propagation on the formula (FormulaHolds).
#include "sator/rules/expression/post_expression.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/assert.hpp"
#include "sator/propagators/arithmetic/formula_holds.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/rules/expression/expression_formula.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::rules {

namespace {

using Kind = Formula::Kind;

/// A linear sum that is compared with 0.
struct LinearConstraint {
    LinearRelation relation;
    Formula::NodeId sum;
};

/// Returns the constraint if the root of the formula compares a sum with 0, possibly negated; otherwise
/// nullopt.
std::optional<LinearConstraint> linear_constraint(const Formula& formula) {
    Formula::NodeId root = static_cast<Formula::NodeId>(formula.nodes().size() - 1);
    const bool is_negated = formula[root].kind == Kind::Linear && formula[root].operands.size() == 1;
    if (is_negated) root = formula[root].operands[0];
    const Formula::Node& node = formula[root];
    if (node.kind == Kind::IsZero)
        return LinearConstraint{is_negated ? LinearRelation::NotEqual : LinearRelation::Equal,
                                node.operands[0]};
    if (node.kind == Kind::IsAtMostZero && !is_negated)
        return LinearConstraint{LinearRelation::AtMost, node.operands[0]};
    return std::nullopt;
}

class ExpressionPoster {
  public:
    ExpressionPoster(Model& model, const Expression& expression, std::size_t most_rows)
        : model_(model),
          expression_(expression),
          most_rows_(most_rows),
          variables_(variables_of(expression.cells)) {}

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
        if (formula[root].kind == Kind::Min) {
            for (const Formula::NodeId operand : formula[root].operands) post_truth(formula, operand);
            return;
        }
        std::vector<std::uint32_t> positions;
        auto part = std::make_shared<const Formula>(formula.subformula(root, positions));
        std::vector<VariableId> scope;
        for (const std::uint32_t position : positions) scope.push_back(variables_[position]);
        if (scope.empty()) return post_constant(*part);
        if (post_as_linear(*part, scope)) return;
        if (row_count(scope) <= most_rows_) return post_table(*part, scope);
        model_.post(std::make_shared<FormulaHolds>(std::move(part)), scope);
    }

    void post_constant(const Formula& formula) {
        std::vector<Interval> workspace(formula.nodes().size());
        if (formula.evaluate({}, workspace) != 1)
            model_.post(std::make_shared<AlwaysFalse>(), std::span(variables_).first(1));
    }

    bool post_as_linear(const Formula& formula, std::span<const VariableId> scope) {
        const auto constraint = linear_constraint(formula);
        if (!constraint) return false;
        const Formula::Node& sum = formula[constraint->sum];
        std::vector<LinearTerm> terms;
        const auto add = [&](std::int64_t coefficient, const Formula::Node& node) {
            if (node.kind != Kind::Cell) return false;
            terms.push_back({coefficient, scope[node.position], node.numbers});
            return true;
        };
        if (sum.kind != Kind::Linear && !add(1, sum)) return false;
        for (std::size_t i = 0; i < sum.operands.size(); ++i) {
            if (!add(sum.coefficients[i], formula[sum.operands[i]])) return false;
        }
        SATOR_ASSERT(post_linear(model_, terms, constraint->relation, -sum.constant));
        return true;
    }

    /// Returns the number of combinations of candidates; stops counting above `most_rows_`.
    std::size_t row_count(std::span<const VariableId> scope) const {
        std::size_t count = 1;
        for (const VariableId cell : scope) {
            count *= model_.initial_domain(cell).size();
            if (count > most_rows_) break;
        }
        return count;
    }

    void post_table(const Formula& formula, std::span<const VariableId> scope) {
        std::vector<std::vector<Value>> candidates(scope.size());
        std::vector<Value> values;
        std::vector<std::size_t> at(scope.size(), 0);
        for (std::size_t i = 0; i < scope.size(); ++i) {
            model_.initial_domain(scope[i]).for_each([&](Value v) { candidates[i].push_back(v); });
            if (candidates[i].empty()) return;  // the model has no solution
            values.push_back(candidates[i][0]);
        }
        std::vector<Interval> workspace(formula.nodes().size());
        std::vector<std::uint32_t> rows;
        for (bool has_more = true; has_more;) {
            if (formula.evaluate(values, workspace) == 1)
                rows.insert(rows.end(), values.begin(), values.end());
            has_more = false;
            for (std::size_t i = scope.size(); i-- > 0 && !has_more;) {
                has_more = ++at[i] < candidates[i].size();
                if (!has_more) at[i] = 0;
                values[i] = candidates[i][at[i]];
            }
        }
        model_.post(std::make_shared<Table>(std::make_shared<const Tuples>(scope.size(), std::move(rows))),
                    scope);
    }

    Model& model_;
    const Expression& expression_;
    std::size_t most_rows_;
    std::vector<VariableId> variables_;
};

}  // namespace

void post_expression(Model& model, const Expression& expression, std::size_t most_rows) {
    ExpressionPoster(model, expression, most_rows).run();
}

}  // namespace sator::rules
