#pragma once

#include "sator/base/limits.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// Whether a rule does nothing: proven that every filling of its cells keeps it. `frame` has all cells with
/// their ranges and no rules. False also where that takes too long.
bool is_idle(const Rule& rule, const Model& frame, const Limits& limits);

}  // namespace sator
