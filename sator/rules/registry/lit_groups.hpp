#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::rules {

/// Returns the connected components of the lit vertices, by a flood from each vertex that is in none yet.
inline std::vector<std::vector<PositionGraph::Vertex>> lit_groups(const PositionGraph& graph,
                                                                  const std::vector<bool>& is_lit) {
    std::vector<std::vector<PositionGraph::Vertex>> groups;
    std::vector<bool> is_seen(graph.size(), false);
    for (PositionGraph::Vertex first = 0; first < graph.size(); ++first) {
        if (!is_lit[first] || is_seen[first]) continue;
        std::vector<PositionGraph::Vertex> group{first};
        is_seen[first] = true;
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (const PositionGraph::Vertex next : graph.beside(group[i])) {
                if (!is_lit[next] || is_seen[next]) continue;
                is_seen[next] = true;
                group.push_back(next);
            }
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

}  // namespace sator::rules
