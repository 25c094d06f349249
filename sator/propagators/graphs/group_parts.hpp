#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/group_demand.hpp"

namespace sator::propagators {

/// A part of a group: lit vertices that hang together already, or an open vertex alone. More vertices may join it.
struct GroupPart {
    std::vector<PositionGraph::Vertex> vertices;
    std::uint32_t size = 0;   ///< without vertices that are no positions
    std::uint32_t clues = 0;  ///< the number of clues that are in it
    SizeBounds bounds;        ///< of its whole group
};

/// Divides the lit vertices of a graph into parts of groups, and judges which parts may be in one group.
class GroupParts {
  public:
    using Vertex = PositionGraph::Vertex;
    using Part = std::uint32_t;
    static constexpr Part kNone = SizeBounds::kUnbounded;

    /// All must outlive this. Vertices from `positions` on have no size.
    GroupParts(const PositionGraph& graph, const GroupDemand& demand, std::size_t positions,
               const Lights& lights);

    const PositionGraph& graph() const { return graph_; }
    const GroupDemand& demand() const { return demand_; }
    const Lights& lights() const { return lights_; }
    std::span<const GroupPart> parts() const { return parts_; }
    /// Returns the part of a lit vertex; kNone for others.
    Part part_of(Vertex vertex) const { return part_of_[vertex]; }
    std::uint32_t size_of(Vertex vertex) const { return vertex < positions_ ? 1 : 0; }
    const GroupClue* clue_at(Vertex vertex) const { return clue_at_[vertex]; }
    bool needs_clue(const GroupPart& part) const {
        return demand_.clues_of_group == CluesOfGroup::ExactlyOne && part.clues == 0;
    }
    /// Returns whether a group may include the part.
    bool is_possible(const GroupPart& part) const;

    /// Returns the parts beside a vertex, each once.
    std::vector<Part> parts_beside(Vertex vertex) const;
    /// Returns an open vertex as a part of its own.
    GroupPart alone(Vertex vertex) const;
    /// Adds the size, clues and bounds of another part to a part, but not its vertices.
    static void join(GroupPart& part, const GroupPart& other);

  private:
    void add_part(Vertex first);
    void count_in(Vertex vertex, GroupPart& part) const;

    const PositionGraph& graph_;
    const GroupDemand& demand_;
    std::size_t positions_;
    const Lights& lights_;
    std::uint32_t greatest_clue_ = 0;  // no group is larger if each has a clue
    std::vector<const GroupClue*> clue_at_;
    std::vector<Part> part_of_;
    std::vector<GroupPart> parts_;
};

}  // namespace sator::propagators
