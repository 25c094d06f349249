#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// An undirected graph. Its vertices are the positions of a propagator's scope, perhaps followed by further ones.
class PositionGraph {
  public:
    using Vertex = std::uint32_t;
    using Edge = std::pair<Vertex, Vertex>;

    /// Each edge is given once, in either direction.
    PositionGraph(std::size_t vertices, std::span<const Edge> edges);

    std::size_t size() const { return first_.size() - 1; }
    /// Returns the vertices that share an edge with `vertex`.
    std::span<const Vertex> beside(Vertex vertex) const {
        return std::span(beside_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
    }

  private:
    std::vector<std::uint32_t> first_;  // by vertex, and one more: where its neighbours begin in `beside_`
    std::vector<Vertex> beside_;
};

/// Returns the number of edges on a shortest way from the nearest of some vertices to each vertex; the largest number if there is no way.
/// Breadth-first search.
std::vector<std::uint32_t> steps_from(std::span<const PositionGraph::Vertex> sources,
                                      const PositionGraph& graph);

}  // namespace sator::propagators
