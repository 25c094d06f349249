#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// Returns true if it is proven that every filling of the rule's cells keeps it; false if one breaks it or if
/// the proof takes too long. `frame` has all cells with their ranges and no rules.
bool is_idle(const Rule& rule, const Model& frame, const Limits& limits);

}  // namespace sator::explain
