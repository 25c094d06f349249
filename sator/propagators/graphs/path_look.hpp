#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// A position that is decided, or a conflict, and the positions from whose lights it follows.
struct PathFinding {
    std::optional<PositionGraph::Vertex> decided;  ///< nullopt: a conflict
    Light light = Light::Off;
    std::vector<PositionGraph::Vertex> because;
};

/// Holds the lights of a `PathOfValues` while positions are decided, and infers the light of one position at a time.
class PathLook {
  public:
    using Vertex = PositionGraph::Vertex;

    PathLook(const PositionGraph& graph, Lights lights);

    const Lights& lights() const { return lights_; }
    void decide(Vertex vertex, Light light);
    /// Returns the light that follows for an open position, or a conflict at a position; nullopt if nothing follows.
    std::optional<PathFinding> at(Vertex vertex);

  private:
    std::vector<Vertex> beside(Vertex vertex, Light light) const;
    PathFinding cannot_be_on(Vertex vertex, std::vector<Vertex> because) const;
    std::optional<PathFinding> branch(Vertex vertex) const;
    std::optional<PathFinding> loop(Vertex vertex);
    std::optional<PathFinding> third_end(Vertex vertex) const;
    std::optional<PathFinding> beside_full(Vertex vertex) const;
    std::optional<PathFinding> beside_needy(Vertex vertex) const;
    std::vector<Vertex> why_ends(std::initializer_list<Vertex> positions, std::optional<Vertex> except) const;
    bool could_only_end(Vertex vertex) const { return lit_[vertex] + open_[vertex] <= 1; }
    void note_end(Vertex vertex);
    Vertex part_of(Vertex vertex);

    const PositionGraph& graph_;
    Lights lights_;
    std::vector<std::uint32_t> lit_, open_;  // by vertex: the numbers of neighbours that are on, and open
    std::vector<Vertex> ends_;   // the vertices that are on and have at most one neighbour that is not off
    std::vector<Vertex> parts_;  // of the lit vertices: a forest whose roots name the parts
};

}  // namespace sator::propagators
