#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/loop_demand.hpp"

namespace sator::propagators {

/// A line that is decided, or a conflict; and, if asked for, the lines from whose lights it follows.
struct LoopFinding {
    std::optional<LineGraph::Line> decided;  ///< nullopt: a conflict
    Light light = Light::Off;
    std::vector<LineGraph::Line> because = {};
};

/// Holds the lights of lines while they are decided, and infers further ones, the cheapest first: from the lines at one vertex, from the
/// two ends of a drawn path, from the blocks of the lines that are not off (LoopCuts).
class LoopLook {
  public:
    using Vertex = LineGraph::Vertex;
    using Line = LineGraph::Line;

    /// `demand` must outlive this. Lines beyond `lights` are on.
    LoopLook(const LoopDemand& demand, Lights lights);

    const Lights& lights() const { return lights_; }
    void decide(Line line, Light light);
    /// Returns the next decision or conflict, without its reason; nullopt if nothing follows.
    std::optional<LoopFinding> next();
    /// Returns the decision or conflict with its reason, or nullopt if it does not follow by one inference.
    std::optional<LoopFinding> with_reason(LoopFinding found);

  private:
    std::optional<LoopFinding> at_vertex(Vertex vertex) const;
    std::optional<LoopFinding> at_closing_line();
    std::optional<LoopFinding> in_blocks();

    std::optional<std::vector<Line>> why_at_vertex(Vertex vertex, const LoopFinding& found) const;
    std::optional<std::vector<Line>> why_closing(Line line);
    std::optional<std::vector<Line>> why_conflict() const;

    void wait(Vertex vertex);
    void join(Line line);
    Vertex part_of(Vertex vertex);
    bool closes_early(Line line);
    std::vector<Line> lines_with(Vertex vertex, Light light) const;

    const LoopDemand& demand_;
    const LineGraph& graph_;
    Lights lights_;
    std::vector<std::uint32_t> lit_, open_;  // by vertex: the numbers of lines that are on, and open
    std::vector<Vertex> waiting_;            // vertices at which a line has changed
    std::vector<std::uint8_t> is_waiting_;
    struct Part {
        Vertex parent;
        std::uint32_t lines,
            visited;  // of a root: the lines that are on, and the vertices that must be visited
    };
    std::vector<Part>
        parts_;  // by vertex: a forest whose roots name the parts that lines on make of the vertices
    std::uint32_t lit_lines_ = 0, to_visit_ = 0;
    Line unseen_ = 0;            // lines before it do not close early
    std::vector<Line> refused_;  // what the last search through blocks refused
};

}  // namespace sator::propagators
