#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with redundant propagators for sums that its sums and permutations imply together. They
/// have at most as many cells as the shortest stated sum: e.g. in a magic square of order 4 the four corners,
/// the four middle cells, the middle cells of opposite sides. Returns nullopt if there are none, or if
/// `watch` is over.
std::optional<Model> with_implied_sums(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_implied_sums(const Model& model) {
    LimitWatch unlimited;
    return with_implied_sums(model, unlimited);
}

}  // namespace sator::propagators
