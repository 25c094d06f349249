#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model.hpp"

namespace sator {

/// What a propagator says of its scope: the values, as indices, add up to `sum`.
struct StatedSum {
    PropagatorId by;
    std::int64_t sum = 0;
    /// The sum follows from there being as many positions as values: a region of a sudoku.
    bool is_permutation = false;
};

/// The sums that a model's propagators state of cells whose values fit one word, in the order of the
/// propagators; once `watch` is over, those found so far.
std::vector<StatedSum> stated_sums(const Model& model, LimitWatch& watch);

}  // namespace sator
