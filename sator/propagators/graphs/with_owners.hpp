#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with owners in place of GroupSizes whose groups have one clue each: an auxiliary from 0 to 1 for each clue and each
/// cell that its group can include, so that a search can learn which clue a cell belongs to. Returns nullopt if there are no such groups, if
/// the sizes are so large that there would be too many auxiliaries, or if `watch` is over.
std::optional<Model> with_owners(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
