#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The nodes that a search from a root has reached, numbered from 0 on. The root is no node.
struct ReachedNodes {
    /// The size and the number of clues of a node.
    struct Weight {
        std::uint64_t size = 0;
        std::uint32_t clues = 0;
    };

    std::vector<Weight> weights;               ///< by node
    std::vector<std::uint8_t> is_beside_root;  ///< by node
    std::vector<std::uint32_t>
        first_beside;  ///< by node, and one more: where its neighbours begin in `beside`
    std::vector<std::uint32_t> beside;
};

/// Returns what is out of reach of the root if one node is missing, by node: its own weight, and the weights of the nodes that only it
/// connects. Each node must be reached from the root. Tarjan's search for cut vertices (1972), without recursion. Linear.
std::vector<ReachedNodes::Weight> cut_losses(const ReachedNodes& nodes);

}  // namespace sator::propagators
