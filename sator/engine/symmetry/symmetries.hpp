#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A permutation s of a model's cells that leaves the model unchanged: if `values` is a solution, so is the
/// one whose cell i has `values[s[i]]`.
using Symmetry = std::vector<std::uint32_t>;

/// Returns all symmetries of what a fixpoint has left open in `store`, without the identity: with it they are
/// a group. Returns none if finding all of them takes too long, or if there are more than kMostSymmetries.
std::vector<Symmetry> symmetries(const Model& model, const Store& store);

/// The most symmetries that are worth finding: a listing compares each solution with all its images.
constexpr std::size_t kMostSymmetries = 1024;

}  // namespace sator::engine
