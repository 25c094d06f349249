#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Says which sets of vertices may be a region of a division.
class RegionJudge {
  public:
    using Vertex = LineGraph::Vertex;
    /// Vertices in any order, each once.
    using Vertices = std::span<const Vertex>;

    RegionJudge() = default;
    RegionJudge(const RegionJudge&) = delete;
    RegionJudge& operator=(const RegionJudge&) = delete;
    virtual ~RegionJudge() = default;

    /// Returns whether the vertices may be a whole region.
    virtual bool is_right(Vertices region) const = 0;
    /// Returns false only if no right region includes all of the vertices. If it is false for a part, it is false for all larger ones.
    virtual bool may_grow(Vertices part) const = 0;
    /// Returns whether two right regions may share a border.
    virtual bool may_touch(Vertices /*region*/, Vertices /*other*/) const { return true; }

    /// Whether regions are compared that share no border; if not, the next two functions return true.
    virtual bool compares_all_regions() const { return false; }
    /// Returns whether two right regions may be in one division.
    virtual bool may_coexist(Vertices /*region*/, Vertices /*other*/) const { return true; }
    /// Returns false only if no right region that includes the part may be in one division with this region. If it is false for a part, it
    /// is false for all larger ones.
    virtual bool may_grow_beside(Vertices /*part*/, Vertices /*region*/) const { return true; }
};

}  // namespace sator::propagators
