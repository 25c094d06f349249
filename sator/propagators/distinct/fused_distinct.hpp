#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with its all-different propagators fused into networks, one for each set that is
/// connected by common cells. E.g. the rows, columns and boxes of a sudoku become one network, which prunes
/// more and runs much faster. Returns nullopt if no two are connected, or if `watch` is over. The solutions
/// are the same. A network is posted under the first of its rules, so use the original model to explain
/// conflicts.
std::optional<Model> with_fused_distinct(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_fused_distinct(const Model& model) {
    LimitWatch unlimited;
    return with_fused_distinct(model, unlimited);
}

}  // namespace sator::propagators
