#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/state/store.hpp"

namespace sator {

/// A model as a graph: the vertices are its variables, in order, then the pieces of what its propagators
/// demand; an edge for each place of a variable in a piece. The model stays as it is under a rearrangement of
/// its variables that maps the graph to itself.
class SymmetryGraph {
  public:
    struct Edge {
        std::uint32_t vertex;
        std::uint32_t role;  // of the variable in the piece
    };

    /// What a fixpoint has left open in `store`.
    SymmetryGraph(const Model& model, const Store& store);

    std::size_t variables() const { return variables_; }
    std::size_t size() const { return edges_.size(); }
    std::size_t edge_count() const { return edge_count_; }
    std::span<const Edge> edges(std::size_t vertex) const { return edges_[vertex]; }
    /// A number for what the vertex is by itself: the same for variables with the same candidates that are in
    /// some piece, and for pieces with the same key.
    std::uint32_t initial_colour(std::size_t vertex) const { return initial_colours_[vertex]; }

    /// Whether each piece is a piece again when each variable v is replaced by `image[v]`.
    bool is_automorphism(std::span<const std::uint32_t> image) const;

  private:
    /// Key, roles and variables, in order.
    using Numbers = std::vector<std::uint32_t>;

    void add_vertex(const std::string& vertex_key);
    void add_pieces(const Model& model, PropagatorId id);
    void individualise_idle();
    std::vector<Numbers> pieces(std::span<const std::uint32_t> image) const;

    std::size_t variables_;
    std::vector<std::vector<Edge>> edges_;
    std::size_t edge_count_ = 0;
    std::vector<std::uint32_t> initial_colours_;
    std::map<std::string, std::uint32_t> colour_of_;
    std::vector<Numbers> pieces_;  // sorted
};

}  // namespace sator
