#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with RunStarts in place of RunLengths on lines of at least `least_cells` cells that are not
/// extremely long; nullopt if there are none, or if `watch` is over.
std::optional<Model> with_run_starts(const Model& model, std::size_t least_cells, LimitWatch& watch);

}  // namespace sator::propagators
