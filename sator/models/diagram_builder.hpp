#pragma once

#include <functional>
#include <optional>
#include <span>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/models/lowered_model.hpp"

namespace sator::models {

/// Limits of a diagram's size.
struct DiagramLimits {
    std::size_t nodes = 0;
    std::size_t steps = 0;  ///< of work: a step is a variable that is looked at after a value was tried
};

/// Builds the reduced decision diagram of a model's solutions over some of its variables. `part` has no propagators on other cells.
/// Depth first, variable by variable: after each value the propagators run to their fixpoint, and two fixpoints with the same open
/// domains and the same residual constraints (Propagator::residual) have the same node. So a sum has a node for each partial
/// sum, and an automaton one for each state. `accepts` decides about a whole choice of values for `variables`; an auxiliary variable
/// that is among them has its least value as value 0.
/// Takes the steps from `limits.steps`. Returns nullopt if there are more nodes or no steps left, or if the watch is over.
std::optional<Diagram> build_diagram(const Model& part, std::span<const VariableId> variables,
                                     const std::function<bool(std::span<const Value>)>& accepts,
                                     DiagramLimits& limits, LimitWatch& watch);

}  // namespace sator::models
