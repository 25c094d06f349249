#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/value_table.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Divides the positions that have one value left into parts of groups: equal values that hang together.
class NumberedParts {
  public:
    using Vertex = PositionGraph::Vertex;
    using Part = std::uint32_t;
    static constexpr Part kNoPart = 0xFFFF'FFFFU;

    /// `sizes`: by value, the number of positions of its groups; 0 for a value that is in no group. All must outlive this.
    NumberedParts(const PositionGraph& graph, std::span<const std::uint32_t> sizes,
                  const ValueTable& candidates);

    const PositionGraph& graph() const { return graph_; }
    const ValueTable& candidates() const { return candidates_; }
    std::size_t count() const { return parts_.size(); }
    /// Returns the part of a position with one value; kNoPart for others, and for values that are in no group.
    Part part_of(Vertex vertex) const { return part_of_[vertex]; }
    Value value(Part part) const { return parts_[part].value; }
    std::uint32_t size(Part part) const { return parts_[part].size; }
    std::span<const Vertex> vertices(Part part) const {
        return std::span(listed_).subspan(parts_[part].first, parts_[part].size);
    }
    bool is_open(Vertex vertex) const { return is_open_[vertex] != 0; }
    /// Returns whether a vertex is open and may have the value.
    bool may_be(Vertex vertex, Value value) const {
        return is_open(vertex) && candidates_.contains(vertex, value);
    }
    /// Returns the size of the groups of a value; 0 if it is in no group.
    std::uint32_t group_size(Value value) const {
        const auto at = static_cast<std::size_t>(value);
        return at < sizes_.size() ? sizes_[at] : 0;
    }
    /// Returns the number of positions that a vertex would join if it had the value: those of the parts beside it, but not of `without`.
    std::uint32_t size_beside(Vertex vertex, Value value, Part without = kNoPart) const;
    /// Returns whether a part of this value is beside the vertex.
    bool is_beside(Vertex vertex, Value value) const;

  private:
    struct PartRow {
        Value value;
        std::uint32_t first, size;
    };

    void add_part(Vertex first, Value value);

    const PositionGraph& graph_;
    std::span<const std::uint32_t> sizes_;
    const ValueTable& candidates_;
    std::vector<std::uint8_t> is_open_;
    std::vector<Value> value_of_;  // by vertex; -1 for none
    std::vector<Part> part_of_;
    std::vector<Vertex> listed_;  // part after part
    std::vector<PartRow> parts_;
};

}  // namespace sator::propagators
