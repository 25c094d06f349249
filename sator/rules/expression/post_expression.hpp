#pragma once

#include "sator/engine/model/model.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator {

/// A condition whose cells have together up to so many choices of values becomes a table.
constexpr std::size_t kMaxExpressionTableRows = 100'000;

/// Posts what enforces an expression, each of its conjuncts by what suits it: `distinct` of cells by all
/// different values, comparisons of sums of cells by bounds and exact sums, conditions with at most
/// `most_rows` choices of values by a table, all others by bounds on the whole condition.
void post_expression(Model& model, const Expression& expression,
                     std::size_t most_rows = kMaxExpressionTableRows);

}  // namespace sator
