#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/cut_losses.hpp"
#include "sator/propagators/graphs/group_parts.hpp"

namespace sator::propagators {

/// Finds the vertices that the group of one part can include. A vertex is out of reach if each way to it would make the group too
/// large, or join parts that cannot be in one group. This is an upper bound: each vertex is judged by its own nearest way.
class GroupReach {
  public:
    using Vertex = PositionGraph::Vertex;

    /// `source` is a part of `parts` or an open vertex alone. Both must outlive this.
    GroupReach(const GroupParts& parts, const GroupPart& source);

    /// Returns the open vertices in reach.
    const std::vector<Vertex>& open() const { return open_; }
    /// Returns the number of positions in reach, with those of the source.
    std::uint64_t size() const { return size_; }
    /// Returns the number of clues in reach, without those of the source.
    std::uint32_t clues() const { return clues_; }

    /// Returns the open vertices without which fewer than `least` positions would be in reach, or no clue if one is wanted.
    std::vector<Vertex> needed(std::uint32_t least, bool wants_clue) const;

    /// Returns the vertices from whose lights it follows that nothing else is in reach.
    std::vector<Vertex> border() const;

  private:
    using Node = std::uint32_t;  // an open vertex, or a part after all vertices

    bool is_part(Node node) const { return node >= parts_.graph().size(); }
    std::uint32_t size_of(Node node) const;
    std::uint32_t clues_of(Node node) const;
    template <class Visit>
    void for_each_beside(Node node, Visit visit) const;
    bool may_enter(Vertex vertex) const;
    void search();
    ReachedNodes as_nodes() const;

    const GroupParts& parts_;
    const GroupPart& source_;
    GroupParts::Part source_number_;
    std::vector<std::uint8_t> is_reached_;  // by node
    std::vector<Node> nodes_;               // in reach, without the source
    std::vector<Vertex> open_;
    std::uint64_t size_ = 0;
    std::uint32_t clues_ = 0;
};

}  // namespace sator::propagators
