#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Returns true if these rules (indices, ascending) are enough, e.g. for a claim. It must be monotone: every
/// superset of a sufficient set is sufficient.
using IsSufficient = std::function<bool(std::span<const std::size_t> rules)>;

/// Returns a sufficient set of at most `most` of the rules 0 to `count` - 1. Returns an empty list if there
/// is none.
std::vector<std::size_t> sufficient_rule_set(std::size_t count, std::size_t most,
                                             const IsSufficient& is_sufficient);

}  // namespace sator::explain
