#pragma once

#include <functional>
#include <optional>
#include <span>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/models/lowered_model.hpp"

namespace sator::models {

/// A rule whose diagram has more nodes is refused.
constexpr std::size_t kDiagramLimit = 50'000;

/// Builds the reduced decision diagram of a model's solutions over some of its cells. `part` has no propagators on other cells.
/// Depth first, cell by cell: after each value the propagators run to their fixpoint, and two fixpoints with the same open
/// domains and the same residual constraints (Propagator::residual) have the same node. So a sum has a node for each partial
/// sum, and an automaton one for each state. `accepts` decides about a whole choice of values for `cells`.
/// Returns nullopt if there are more than kDiagramLimit nodes, or if the watch is over.
std::optional<Diagram> build_diagram(const Model& part, std::span<const VariableId> cells,
                                     const std::function<bool(std::span<const Value>)>& accepts,
                                     LimitWatch& watch);

}  // namespace sator::models
