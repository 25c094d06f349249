#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// A graph whose edges are the positions of a scope: a border may lie on each edge. Its vertices are no positions.
class BorderGraph {
  public:
    using Vertex = PositionGraph::Vertex;
    using Border = std::uint32_t;

    /// A neighbour of a vertex, and the border between them.
    struct Way {
        Vertex to = 0;
        Border border = 0;
    };

    BorderGraph(std::size_t vertices, std::vector<PositionGraph::Edge> edges)
        : edges_(std::move(edges)), ways_(vertices) {
        for (Border i = 0; i < edges_.size(); ++i) {
            ways_[edges_[i].first].push_back({edges_[i].second, i});
            ways_[edges_[i].second].push_back({edges_[i].first, i});
        }
    }

    std::size_t vertices() const { return ways_.size(); }
    std::size_t borders() const { return edges_.size(); }
    /// Returns the two vertices that a border lies between.
    const PositionGraph::Edge& ends(Border border) const { return edges_[border]; }
    std::span<const Way> ways(Vertex vertex) const { return ways_[vertex]; }

  private:
    std::vector<PositionGraph::Edge> edges_;
    std::vector<std::vector<Way>> ways_;  // by vertex
};

}  // namespace sator::propagators
