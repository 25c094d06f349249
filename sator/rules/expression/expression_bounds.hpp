#pragma once

#include <optional>

#include "sator/base/diagnostic.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator {

/// Refuses an expression of which an integer, whatever its cells hold, could leave kLargestInteger: at the
/// innermost operator that does; and a `distinct` of more than kMaxPairwiseOperands within another condition.
std::optional<Diagnostic> check_expression_bounds(const Expression& expression);

/// Each two of its operands are compared.
constexpr std::size_t kMaxPairwiseOperands = 100;

}  // namespace sator
