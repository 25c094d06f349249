#pragma once

#include <memory>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/search/endgame.hpp"

namespace sator {

/// The endgame for what `model` demands, which must outlive it; null where there is none, or once `watch` is
/// over.
std::unique_ptr<Endgame> make_endgame(const Model& model, LimitWatch& watch);

/// Whether an endgame lists what `model` demands faster than anything counts it: words that are placed touch
/// each other everywhere, so that hardly any part of a count comes again.
bool listing_beats_counting(const Model& model);

}  // namespace sator
