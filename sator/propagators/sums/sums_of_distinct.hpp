#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with a redundant DistinctSum for each sum whose cells must differ by another rule. It
/// states which different values have the sum and where each of them can be. Returns nullopt if there is no
/// such sum. If `watch` is over, some or all are missing.
std::optional<Model> with_sums_of_distinct(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
