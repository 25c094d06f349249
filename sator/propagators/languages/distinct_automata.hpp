#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"

namespace sator::propagators {

/// Returns the model with a redundant DistinctAutomaton for each DFA over cells that must differ by other rules, e.g. a clue at the
/// edge of a latin square. Returns nullopt if there is none. If `watch` is over, some or all are missing.
std::optional<Model> with_distinct_automata(const Model& model, const DifferingCells& differing,
                                            LimitWatch& watch);

}  // namespace sator::propagators
