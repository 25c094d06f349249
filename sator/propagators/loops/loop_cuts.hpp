#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_blocks.hpp"
#include "sator/propagators/loops/loop_demand.hpp"

namespace sator::propagators {

/// What the blocks of the lines that are not off say of a loop. No loop uses a bridge. One loop lies in one block: it has all drawn lines
/// and all vertices that must be visited, and lines of other blocks are off. A reason is the lines that are off between two sides, of
/// which one has the line and the other a part of the loop ("no line leaves this set").
class LoopCuts {
  public:
    using Vertex = LineGraph::Vertex;
    using Line = LineGraph::Line;

    /// All must outlive this. `lights` has all lines of the graph.
    LoopCuts(const LoopDemand& demand, const Lights& lights);

    /// Whether no loop can use the line, which is not off.
    bool is_refused(Line line) const { return is_refused_[blocks_.block_of[line]] != 0; }
    /// Returns the lines from whose lights this follows.
    std::vector<Line> why_refused(Line line) const;
    /// Returns whether a drawn line is refused, a vertex that must be visited cannot be, or all lines are off.
    bool is_conflict() const { return conflict_.has_value(); }
    /// Returns the lines from whose lights the conflict follows.
    std::vector<Line> why_conflict() const;

  private:
    enum class Wrong : std::uint8_t { Line, Vertex, Nothing };
    struct Conflict {
        Wrong wrong;
        std::uint32_t place;  // the line or the vertex
    };

    Vertex root() const;
    void find_home();
    void refuse_blocks();
    std::optional<Conflict> find_conflict() const;
    std::uint32_t block_of(Vertex vertex) const;
    bool is_away(Vertex vertex) const;
    std::vector<Line> why_bridge(Line line) const;
    std::vector<Line> why_apart(Vertex start, std::uint32_t block) const;
    std::vector<Line> border(Vertex start, std::optional<Vertex> cut, std::optional<Line> bridge,
                             Vertex outside) const;

    const LoopDemand& demand_;
    const LineGraph& graph_;
    const Lights& lights_;
    std::optional<Line> drawn_;     // the first line that is drawn
    std::vector<Vertex> to_visit_;  // for one loop
    bool has_root_ = false;         // one loop has a drawn line or a vertex to visit: the search began there
    LineBlocks blocks_;
    std::optional<std::uint32_t> home_;     // the block of the loop, as far as it is known
    std::vector<std::uint8_t> is_refused_;  // by block: whether no loop can use its lines
    std::optional<Conflict> conflict_;
};

}  // namespace sator::propagators
