#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// The model, strengthened by sums that its sums and permutations imply together, of no more cells than the
/// shortest stated one has: in a magic square of order 4 the four corners, the middle, the middles of
/// opposite sides. Nothing where none is found, or `watch` is over.
std::optional<Model> with_implied_sums(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_implied_sums(const Model& model) {
    LimitWatch unlimited;
    return with_implied_sums(model, unlimited);
}

}  // namespace sator
