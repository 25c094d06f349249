#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/expression/expression_tree.hpp"
#include "sator/rules/expression/post_expression.hpp"

namespace sator::rules {

/// An expression with the propagators that enforce it, made once for all places at which a drawing fits and
/// the cells have the same ranges. Places share the propagators, so a table is built once.
class CompiledExpression {
  public:
    /// `ranges` has a cell for each position of the expression and nothing else. Building takes its cost from
    /// `budget`.
    CompiledExpression(Expression expression, Model ranges, TableBudget& budget);

    const Expression& expression() const { return expression_; }
    /// Posts the propagators on the variables of one place. If a variable has a candidate that its range has
    /// not, the expression is compiled anew.
    void post(Model& model, std::span<const VariableId> variables) const;

  private:
    bool has_ranges_of(const Model& model, std::span<const VariableId> variables) const;

    Expression expression_;
    Model compiled_;  // its cells are the positions of the expression
};

}  // namespace sator::rules
