#pragma once

#include <cstdint>
#include <vector>

#include "sator/engine/state/store.hpp"

namespace sator {

/// A rearrangement of a model's cells under which the model stays as it is: where `values` is a solution, so
/// is that whose cell i has `values[s[i]]`.
using Symmetry = std::vector<std::uint32_t>;

/// All symmetries of what a fixpoint has left open in `store`, but for the one that moves nothing: with that
/// one they are a group. None where finding all of them takes too long, or where they are more than
/// kMostSymmetries.
std::vector<Symmetry> symmetries(const Model& model, const Store& store);

constexpr std::size_t kMostSymmetries = 1024;

}  // namespace sator
