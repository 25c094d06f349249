#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// A condition whose cells have at most this number of combinations of candidates is posted as a table.
constexpr std::size_t kMaxExpressionTableRows = 100'000;

/// Posts propagators that enforce an expression, for each conjunct the kind that suits it: all-different for
/// `distinct` of cells, linear constraints for comparisons of sums, a table for a condition with at most
/// `most_rows` combinations, and bounds propagation on the formula for all others.
void post_expression(Model& model, const Expression& expression,
                     std::size_t most_rows = kMaxExpressionTableRows);

}  // namespace sator::rules
