#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// The model, strengthened where the cells of a sum must all differ by another rule: which different values
/// have the sum, and where each of them can stand (DistinctSum). Nothing where there is no such sum; where
/// `watch` is over, for some of them or none.
std::optional<Model> with_sums_of_distinct(const Model& model, LimitWatch& watch);

}  // namespace sator
