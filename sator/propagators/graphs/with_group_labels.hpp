#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with the clue of each position's group as a variable, in place of GroupSizes, so that learning sees to which clue a
/// position belongs; nullopt if no GroupSizes demands exactly one clue of known size in each group, if the groups are very large, or if
/// `watch` is over.
std::optional<Model> with_group_labels(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
