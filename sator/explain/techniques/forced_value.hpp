#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

/// Finds the values that `rule` alone forces, by what is placed (ForcedValue) or by the candidates
/// (NarrowedValue). The result stays valid until a value is placed in one of the rule's cells, or a candidate
/// of one of them is removed.
void find_values_by(SolvingState& state, RuleId rule, Technique technique, std::vector<Finding>& found);

}  // namespace sator::explain
