#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"

namespace sator::propagators {

/// The sets that the values of a propagator's positions can form, if the positions differ.
struct KnownFamily {
    std::vector<Word> sets;
    /// Whether the propagator already prunes its positions by them: another GAC propagator would find nothing.
    bool is_pruned = false;
};

/// Returns the family that the model's propagator states, if all its positions are cells that differ: a cage, consecutive values, a
/// sum, a small table, or a formula that treats its cells alike, e.g. max(a) - min(a) = 3. No sets: the family is unknown, or too
/// large to tell much.
KnownFamily known_family(const Model& model, PropagatorId by, const DifferingCells& differing);

}  // namespace sator::propagators
