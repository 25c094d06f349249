#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/paths/labelled_paths.hpp"

namespace sator::propagators {

/// A line that is decided, or a conflict, and the inference that finds it.
struct LabelledPathFinding {
    enum class Cause : std::uint8_t {
        Vertex,  ///< the number of lines at `at`
        Join,    ///< the line `line` would close a path, or join two labels
        Reach,   ///< the end `at` must reach another end with its label
    };
    std::optional<LineGraph::Line> decided;  ///< nullopt: a conflict
    Light light = Light::Off;
    Cause cause = Cause::Vertex;
    LineGraph::Vertex at = 0;
    LineGraph::Line line = 0;
};

/// Infers lines of paths with labelled ends from those that are decided.
class PathsLook {
  public:
    using Vertex = LineGraph::Vertex;
    using Line = LineGraph::Line;

    /// Both must outlive this.
    PathsLook(const PathsDemand& demand, const Lights& lights);

    /// Returns what follows by the cheapest inference that finds something: a conflict alone, or decisions of different lines. The
    /// vertices come first, then the parts that drawn lines make, then the ways that are left for each end.
    std::vector<LabelledPathFinding> findings() const;
    /// Returns the lines, all decided, from which the finding follows; nullopt if it does not.
    std::optional<std::vector<Line>> why(const LabelledPathFinding& finding) const;

  private:
    /// The parts that drawn lines make of the vertices.
    struct Parts {
        std::vector<Vertex> part;          // by vertex: the least vertex of its part
        std::vector<std::uint32_t> label;  // by part: its label, or kAnyLabel if it has none
        std::optional<Line> wrong;         // the first drawn line that closes a path or joins two labels
    };
    struct Count {
        std::uint32_t lit = 0, open = 0;
    };

    Count count_at(Vertex vertex) const;
    /// Returns how the open lines at a vertex are decided; `is_conflict` if its lines are too few or too many.
    std::optional<Light> decision_at(Vertex vertex, const Count& count, bool& is_conflict) const;
    Parts parts() const;
    std::vector<LabelledPathFinding> at_vertices() const;
    std::vector<LabelledPathFinding> between_parts(const Parts& parts) const;
    std::vector<LabelledPathFinding> of_ends(const Parts& parts) const;
    /// Returns the open bridges between the two ends of a label.
    void add_bridges(const Parts& parts, Vertex from, Vertex to,
                     std::vector<LabelledPathFinding>& found) const;

    bool is_barred(const Parts& parts, Vertex from, Vertex to) const;
    bool fits(Vertex from, Vertex to) const;
    /// Marks what the end may reach without the line. Returns whether an end that fits is among it.
    bool reach(const Parts& parts, Vertex from, std::optional<Line> without,
               std::vector<std::uint8_t>& reached) const;

    std::vector<Line> why_at(Vertex vertex, std::optional<Line> decided) const;
    std::optional<std::vector<Line>> why_join(Line line) const;
    std::optional<std::vector<Line>> why_reach(Vertex end, std::optional<Line> without) const;
    /// Adds the drawn lines before `limit` from a vertex to the nearest one for which `is_goal` holds. Returns false if there is none.
    template <class IsGoal>
    bool add_drawn_way(Vertex from, Line limit, IsGoal is_goal, std::vector<Line>& because) const;

    const PathsDemand& demand_;
    const LineGraph& graph_;
    const Lights& lights_;
};

}  // namespace sator::propagators
