#pragma once

#include "sator/propagators/arithmetic/formula.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator {

/// What is pruned for an expression, part by part.
struct ExpressionFormula {
    Formula formula;
    std::vector<Formula::NodeId> node_of;  ///< of each of the expression's nodes: for a condition, its truth
};

/// The expression's conditions as a formula over its positions, sums collected: a comparison is a sum that is
/// 0, or at most 0, and, beside it, that no divisor is 0. A conjunct that is DistinctSymbols has no node.
ExpressionFormula to_formula(const Expression& expression);

}  // namespace sator
