#pragma once

#include <expected>
#include <optional>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// Returns an error if an integer of the expression could exceed kLargestInteger for some values of its
/// cells, at the innermost operator for which this is so; or if a `distinct` that is not posted as
/// all-different has more than kMaxPairwiseOperands operands.
std::expected<void, Diagnostic> check_expression_bounds(const Expression& expression);

/// The maximum number of operands of a `distinct` that compares all pairs.
constexpr std::size_t kMaxPairwiseOperands = 100;

}  // namespace sator::rules
