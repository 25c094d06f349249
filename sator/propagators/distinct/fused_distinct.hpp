#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// The same model with its all-different propagators joined into networks, one for all that are linked by
/// common cells: rows, columns and boxes of a sudoku become one, which prunes more, and far sooner. Nothing
/// where no two are linked, or `watch` is over. Solutions are the same; a network stands for the first of its
/// rules, so conflicts are better explained by the model as it was.
std::optional<Model> with_fused_distinct(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_fused_distinct(const Model& model) {
    LimitWatch unlimited;
    return with_fused_distinct(model, unlimited);
}

}  // namespace sator
