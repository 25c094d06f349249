#pragma once

#include <span>

#include "sator/rules/expression/expression_tree.hpp"

namespace sator {

/// Whether the expression is true where its cells have these values (alphabet indices), as its nodes say it.
/// Aborts where an integer overflows, which is a bug: check_expression_bounds has refused such expressions.
bool evaluate_expression(const Expression& expression, std::span<const Value> values);

}  // namespace sator
