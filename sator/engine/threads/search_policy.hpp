#pragma once

#include <cstddef>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/solution_order.hpp"

namespace sator::engine {

/// If the order is stable, parts of the tree that are searched apart must prune as much as one thread would: they may not
/// wait for conflicts.
inline RedundantPropagators redundant_propagators_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? RedundantPropagators::FromTheStart
                                          : RedundantPropagators::WhenHard;
}

/// Nogoods depend on what was searched before, and so would the order of solutions.
inline Learn learning_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? Learn::Never : Learn::WhenHard;
}

/// Every third racing thread does not learn: it has more nodes a second, and wins if nogoods prune little.
inline Learn learning_in_race(std::size_t thread) {
    return thread % 3 == 2 ? Learn::Never : Learn::WhenHard;
}

}  // namespace sator::engine
