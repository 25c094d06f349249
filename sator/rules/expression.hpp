#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Makes the opposites of the rules that an expression, or a use of a definition, makes of these sequences, in the same order.
std::expected<RuleList, Diagnostic> make_negated_expressions(const RuleStatement& statement,
                                                             std::span<const Sequence> sequences,
                                                             RuleContext& context);

}  // namespace sator::rules
