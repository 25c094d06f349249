#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/formula.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// An expression as a formula, from which propagators are posted.
struct ExpressionFormula {
    Formula formula;
    std::vector<Formula::NodeId> node_of;  ///< by node of the expression: the truth value of a condition
};

/// Returns the expression's conditions as a formula over its positions. Sums are collected: a comparison
/// states that a sum is 0, or at most 0, and that no divisor is 0. A top-level DistinctSymbols has no node,
/// because it is posted as all-different.
ExpressionFormula to_formula(const Expression& expression);

}  // namespace sator::rules
