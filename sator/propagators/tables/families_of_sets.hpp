#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"

namespace sator::propagators {

/// Returns the model with a redundant ValueSets for each propagator whose cells differ and whose values form a set of a known family
/// (known_family.hpp), if other cells see them; and a GAC propagator over the cells themselves if the first one prunes less. Returns
/// nullopt if there is none. If `watch` is over, some or all are missing.
std::optional<Model> with_families_of_sets(const Model& model, const DifferingCells& differing,
                                           LimitWatch& watch);

}  // namespace sator::propagators
