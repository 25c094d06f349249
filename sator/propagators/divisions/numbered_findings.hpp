#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/numbered_reach.hpp"

namespace sator::propagators {

/// Finds what follows in one pass about groups of equal numbers: values that a position must have or cannot have, or a conflict.
class NumberedFindings {
  public:
    using Vertex = PositionGraph::Vertex;
    using Part = NumberedParts::Part;

    struct Finding {
        enum class Why : std::uint8_t {
            Large,   ///< the part `about` is larger than its group
            Joins,   ///< with this value, the vertex and the parts beside it would be larger than their group
            Reach,   ///< the group of the part `about` would be too small without the vertex
            NoRoom,  ///< no group of this value can include the vertex
        };

        std::optional<Vertex> position;  ///< nullopt: a conflict
        Value value = 0;
        bool is_placed = false;  ///< the vertex has the value; otherwise it has not
        Why why = Why::Joins;
        Part about = NumberedParts::kNoPart;
    };

    /// `parts` must outlive this.
    explicit NumberedFindings(const NumberedParts& parts)
        : parts_(parts), reach_(parts), seen_at_(parts.graph().size(), 0), reached_at_(seen_at_) {}

    /// Returns the findings that could be new if only some positions have changed since there were none. `steps`: those between parts to
    /// the nearest of them; without any, all findings. A conflict is the last one.
    std::vector<Finding> near(std::span<const std::uint32_t> steps = {});

    /// Returns the vertices that may have the value and hang together with `vertex`, none of them beside a part of this value; nullopt
    /// if there are enough for a group.
    std::optional<std::vector<Vertex>> narrow_room(Vertex vertex, Value value);
    /// Lets the next search of a room be about another value.
    void forget_rooms() { first_search_ = ++search_; }

  private:
    bool is_near(Vertex vertex, std::uint64_t distance) const {
        return steps_.empty() || steps_[vertex] <= distance;
    }
    bool add_large(std::vector<Finding>& found) const;
    void add_joins(std::vector<Finding>& found) const;
    bool add_reaches(std::vector<Finding>& found);
    void add_rooms(std::vector<Finding>& found);
    void add_rooms_of(Value value, std::vector<Finding>& found);
    void mark_reached(Value value);

    const NumberedParts& parts_;
    NumberedReach reach_;
    std::span<const std::uint32_t> steps_;
    std::uint32_t search_ = 0;            // the number of the last search
    std::uint32_t first_search_ = 1;      // the number of the first search of a value
    std::vector<std::uint32_t> seen_at_;  // by vertex: the last search that reached it
    // by vertex: the first search of the last value of which a part reaches it
    std::vector<std::uint32_t> reached_at_;
};

/// Returns the same as steps_from if steps within a part are not counted.
std::vector<std::uint32_t> steps_between_parts(std::span<const PositionGraph::Vertex> sources,
                                               const NumberedParts& parts);

}  // namespace sator::propagators
