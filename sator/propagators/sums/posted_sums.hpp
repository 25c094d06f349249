#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// What a propagator says of its scope: the values, as indices, add up to `sum`.
struct PostedSum {
    PropagatorId by;
    std::int64_t sum = 0;
    /// The sum follows from there being as many positions as values: a region of a sudoku.
    bool is_permutation = false;
};

/// What a model's propagator says, if its scope is of cells whose values fit one word.
std::optional<PostedSum> posted_sum(const Model& model, PropagatorId by);

/// What a model's propagators say, in their order; once `watch` is over, what was found so far.
std::vector<PostedSum> posted_sums(const Model& model, LimitWatch& watch);

}  // namespace sator
