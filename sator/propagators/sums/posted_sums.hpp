#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// What a propagator states about its scope: the values, as indices, add up to `sum`.
struct PostedSum {
    PropagatorId by;
    std::int64_t sum = 0;
    /// The sum is that of a permutation, e.g. a region of a sudoku: there are as many positions as values.
    bool is_permutation = false;
};

/// Returns the sum that a model's propagator states, if its scope consists of cells whose values fit one
/// word.
std::optional<PostedSum> posted_sum(const Model& model, PropagatorId by);

/// Returns the sums that a model's propagators state, in their order. If `watch` is over, returns those found
/// until then.
std::vector<PostedSum> posted_sums(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
