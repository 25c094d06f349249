#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/group_parts.hpp"

namespace sator::propagators {

/// Finds what follows about groups from the lights of a graph in one pass: vertices that must be on or off, or a conflict.
class GroupFindings {
  public:
    using Vertex = PositionGraph::Vertex;

    /// A vertex that must be on or off, or a conflict.
    struct Finding {
        enum class Why : std::uint8_t {
            Part,      ///< the part of `about` is impossible
            Joins,     ///< if it were on, it would join the parts beside it to an impossible one
            Reach,     ///< the group of the part of `about` would have too few cells, or no clue, without it
            NoClue,    ///< no clue's group can include it
            TooSmall,  ///< no group that includes it can have enough cells
        };

        std::optional<Vertex> vertex;  ///< nullopt: a conflict
        Light light = Light::Off;
        Why why = Why::Joins;
        Vertex about = 0;
    };

    GroupFindings(const PositionGraph& graph, const GroupDemand& demand, std::size_t positions,
                  const Lights& lights);

    /// Returns all findings. A conflict is the last one.
    std::vector<Finding> all() const;

    /// Returns the vertices from whose lights a finding follows.
    std::vector<Vertex> reason(const Finding& finding) const;

  private:
    bool add_parts(std::vector<Finding>& found) const;
    void add_joins(std::vector<Finding>& found) const;
    bool add_reaches(std::vector<Finding>& found, std::vector<std::uint8_t>& is_claimed) const;
    void add_open_clues(std::vector<std::uint8_t>& is_claimed) const;
    void add_unclaimed(const std::vector<std::uint8_t>& is_claimed, std::vector<Finding>& found) const;
    void add_small(std::vector<Finding>& found) const;

    bool may_join(Vertex vertex) const;
    std::vector<Vertex> reason_of_join(Vertex vertex) const;
    std::vector<Vertex> reason_without_clue(Vertex vertex) const;
    std::vector<Vertex> reason_of_small(Vertex vertex) const;

    GroupParts parts_;
};

}  // namespace sator::propagators
