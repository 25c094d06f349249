#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The pairs of a vertex and a centre whose region may include it, if each region looks the same after half a turn around its one centre
/// and no border is known.
class CentredPairs {
  public:
    using Border = LineGraph::Line;
    using Vertex = LineGraph::Vertex;
    using Centre = std::uint32_t;
    using Pair = std::uint32_t;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;

    /// The vertices that touch a centre are all in its region.
    using Core = std::vector<Vertex>;
    /// Returns where a vertex comes to by half a turn around a centre.
    using Image = std::function<std::optional<Vertex>(Centre, Vertex)>;

    /// The way from a pair over a border to the neighbouring vertex.
    struct Step {
        Border image =
            kNone;  ///< the border that is there if this one is, and none if it is not; kNone: there is no such one
        Pair next = kNone;  ///< kNone: the neighbour cannot have the same centre
    };

    CentredPairs(const LineGraph& graph, const std::vector<Core>& cores, const Image& image);

    std::size_t size() const { return vertices_.size(); }
    std::size_t centre_count() const { return first_of_centre_.size() - 1; }
    Vertex vertex(Pair pair) const { return vertices_[pair]; }
    Centre centre(Pair pair) const { return centres_[pair]; }
    Pair image(Pair pair) const { return images_[pair]; }
    /// In the order of the graph's lines at the vertex.
    std::span<const Step> steps(Pair pair) const {
        return std::span(steps_).subspan(first_step_[pair], first_step_[pair + 1] - first_step_[pair]);
    }
    std::span<const Pair> of_vertex(Vertex vertex) const {
        return std::span(by_vertex_)
            .subspan(first_of_vertex_[vertex], first_of_vertex_[vertex + 1] - first_of_vertex_[vertex]);
    }
    /// The pairs of a centre are the numbers from the first one on.
    Pair first_of_centre(Centre centre) const { return first_of_centre_[centre]; }
    /// Returns a pair of a vertex that touches the centre; kNone if the region of this centre has no room for one.
    Pair root(Centre centre) const { return roots_[centre]; }

  private:
    void note_vertices(std::size_t vertices);
    void note_steps(const LineGraph& graph);

    std::vector<Vertex> vertices_;           // by pair
    std::vector<Centre> centres_;            // by pair
    std::vector<Pair> images_;               // by pair
    std::vector<std::uint32_t> first_step_;  // by pair, and one more
    std::vector<Step> steps_;
    std::vector<Pair> first_of_centre_, roots_;   // by centre; the first one has one more
    std::vector<std::uint32_t> first_of_vertex_;  // by vertex, and one more
    std::vector<Pair> by_vertex_;
};

}  // namespace sator::propagators
