#pragma once

#include <cstdint>

#include "sator/engine/search/search.hpp"

namespace sator {

/// What must not depend on how many threads search, beyond what is found.
enum class SolutionOrder : std::uint8_t {
    Free,    ///< nothing: what one thread learns from conflicts may change the order
    Stable,  ///< the order in which solutions come
};

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

}  // namespace sator
