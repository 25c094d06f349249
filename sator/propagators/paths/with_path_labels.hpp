#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with the label of each vertex as a variable, in place of LabelledPaths, so that learning sees labels; nullopt if
/// there are no such paths, if they are very large, or if `watch` is over.
std::optional<Model> with_path_labels(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
