#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// What a depth-first search from a lit vertex finds among the vertices that are not off.
struct Reach {
    std::vector<std::uint8_t> is_reached;
    /// Vertices without which some lit vertex would not be reached (cut vertices).
    std::vector<std::uint8_t> is_needed;
};

/// Returns what is reached from `root`, which is on. Tarjan's search for cut vertices (1972), without recursion. Linear.
Reach reach_from(PositionGraph::Vertex root, const PositionGraph& graph, const Lights& lights);

/// Marks the vertices in `part` that can be reached from `first`, which may be entered; `may_enter(vertex)` says which others may.
template <class MayEnter>
void flood(PositionGraph::Vertex first, const PositionGraph& graph, std::vector<std::uint8_t>& part,
           MayEnter may_enter) {
    std::vector<PositionGraph::Vertex> reached{first};
    part[first] = 1;
    while (!reached.empty()) {
        const PositionGraph::Vertex vertex = reached.back();
        reached.pop_back();
        for (const PositionGraph::Vertex next : graph.beside(vertex)) {
            if (part[next] != 0 || !may_enter(next)) continue;
            part[next] = 1;
            reached.push_back(next);
        }
    }
}

/// Returns the vertices beside `part` that separate it from `outside`, a vertex that is neither in it nor beside it: every path
/// from the part to that vertex visits one of them, and none could be left out.
std::vector<PositionGraph::Vertex> separator(const std::vector<std::uint8_t>& part,
                                             PositionGraph::Vertex outside, const PositionGraph& graph);

}  // namespace sator::propagators
