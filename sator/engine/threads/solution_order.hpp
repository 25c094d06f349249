#pragma once

#include <cstdint>

#include "sator/engine/search/search.hpp"

namespace sator {

/// What must not depend on the number of threads, besides the set of solutions.
enum class SolutionOrder : std::uint8_t {
    Free,    ///< nothing: what a thread learns from conflicts may change the order
    Stable,  ///< the order of solutions
};

/// In a stable order, every part of the tree must be pruned as much as one thread would prune it. So
/// redundant propagators cannot wait for conflicts.
inline RedundantPropagators redundant_propagators_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? RedundantPropagators::FromTheStart
                                          : RedundantPropagators::WhenHard;
}

/// A stable order does not learn, because nogoods depend on what was searched before.
inline Learn learning_for(SolutionOrder order) {
    return order == SolutionOrder::Stable ? Learn::Never : Learn::WhenHard;
}

}  // namespace sator
