#pragma once

#include <cstdint>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/counter.hpp"

namespace sator::engine {

/// Whether the count has met few equal components, independent ones and interchangeable values so far, for its
/// nodes. `solutions_each`: as below.
bool gains_little(const Counter& counter, double solutions_each);

/// Decides from what a count has shown so far whether listing the question's solutions is faster. Returns
/// nullopt if counting is, else the number of solutions after which the listing should give up, because the
/// guess was wrong. `solutions_each`: the number of solutions that each solution of the listing's search
/// represents. Depends on the question only.
std::optional<std::uint64_t> listing_budget(const Counter& counter, double solutions_each);

}  // namespace sator::engine
