#pragma once

#include <cstddef>
#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/solution_order.hpp"

namespace sator::engine {

/// Work below this number of nodes is not worth a thread; from then on a stable order of solutions learns
/// no more from conflicts.
inline constexpr std::uint64_t kSequentialNodes = 1000;

/// Where parts of the tree are searched apart, all must prune as much as one thread would have there: a
/// stable order may not wait for conflicts.
inline RedundantPropagators redundant_propagators_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? RedundantPropagators::FromTheStart
                                          : RedundantPropagators::WhenHard;
}

/// Nogoods depend on what was searched before: the order of solutions then does so too.
inline Learn learning_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? Learn::Never : Learn::WhenHard;
}

/// Every third racing thread does not learn: it has more nodes a second, and wins if nogoods tell little.
inline Learn learning_in_race(std::size_t thread) {
    return thread % 3 == 2 ? Learn::Never : Learn::WhenHard;
}

}  // namespace sator::engine
