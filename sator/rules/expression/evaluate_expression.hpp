#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// Returns whether the expression is true if its cells have these values (alphabet indices), by evaluating
/// its nodes in order. Aborts if an integer overflows; that would be a bug, because check_expression_bounds
/// refuses such expressions.
bool evaluate_expression(const Expression& expression, std::span<const Value> values);

}  // namespace sator::rules
