#pragma once

#include <memory>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/endgame.hpp"
#include "sator/engine/model.hpp"

namespace sator {

/// The endgame for what `model` demands, which must outlive it; null where there is none, or once `watch` is
/// over.
std::unique_ptr<Endgame> make_endgame(const Model& model, LimitWatch& watch);

}  // namespace sator
