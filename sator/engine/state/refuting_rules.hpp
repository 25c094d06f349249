#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

/// Returns rules that contradict `fixed` and each other by propagation alone: those that take part in the
/// first conflict found. Returns none if no propagator finds a conflict without search, or if a limit was
/// reached.
std::vector<RuleId> refuting_rules(const Model& model, std::span<const FixedCell> fixed,
                                   const Limits& limits);

}  // namespace sator::engine
