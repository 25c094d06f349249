#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A model as a graph. The vertices are its variables, in order, then the pieces of its propagators'
/// signatures (ConstraintSignature). There is an edge for each place of a variable in a piece. A permutation
/// of the variables that is an automorphism of the graph leaves the model unchanged.
class SymmetryGraph {
  public:
    struct Edge {
        std::uint32_t vertex;
        std::uint32_t role;  // of the variable in the piece
    };

    /// Takes what a fixpoint has left open in `store`.
    SymmetryGraph(const Model& model, const Store& store);

    std::size_t variables() const { return variables_; }
    std::size_t size() const { return edges_.size(); }
    std::size_t edge_count() const { return edge_count_; }
    std::span<const Edge> edges(std::size_t vertex) const { return edges_[vertex]; }
    /// The colour of a vertex by itself: variables that are in some piece have the same colour if they have
    /// the same candidates; pieces if they have the same key.
    std::uint32_t initial_colour(std::size_t vertex) const { return initial_colours_[vertex]; }

    /// Whether each piece becomes a piece when each variable v is replaced by `image[v]`.
    bool is_automorphism(std::span<const std::uint32_t> image) const;

  private:
    /// A piece: its key, then roles and variables, in order.
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

}  // namespace sator::engine
