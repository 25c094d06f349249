#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::rules {

/// Adds an auxiliary that is 1 if the rule holds, and 0 if not. The rule's own propagators prune once it must hold. The rule must
/// live as long as the model.
VariableId post_truth_of(const Rule& rule, Model& model);

}  // namespace sator::rules
