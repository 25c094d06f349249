#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"

namespace sator::propagators {

/// Returns the model with a CliqueSum in place of each sum some of whose cells must differ by any rule. Equal
/// sums of three parts or more are kept, too. Returns nullopt if there is no such sum, or if `watch` is over.
std::optional<Model> with_clique_sums(const Model& model, const DifferingCells& differing, LimitWatch& watch);

}  // namespace sator::propagators
