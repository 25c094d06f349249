#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/search/endgame.hpp"

namespace sator::solve {

/// The special algorithm that can take over near the leaves of a search of `model`, which must outlive it.
/// Returns null if there is none, or if `watch` is over.
std::unique_ptr<Endgame> make_endgame(const Model& model, LimitWatch& watch);

/// Returns whether listing the solutions with an endgame is always faster than counting them. This holds for words
/// that are placed in a grid: they all touch each other, so that a count hardly ever meets the same part
/// twice.
bool listing_beats_counting(const Model& model);

}  // namespace sator::solve
