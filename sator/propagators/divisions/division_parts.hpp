#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/divisions/division_demand.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// A part of a region: vertices between which there are no borders, or a vertex alone.
struct RegionPart {
    std::vector<LineGraph::Vertex> vertices;
    std::uint32_t size = 0, clues = 0;
    SizeBounds bounds;  ///< of its whole region
};

/// Joins the vertices that have no border between them to parts of regions, and judges which parts may be in one region.
class DivisionParts {
  public:
    using Vertex = LineGraph::Vertex;
    using Border = LineGraph::Line;
    using Part = std::uint32_t;
    static constexpr Part kNoPart = SizeBounds::kUnbounded;

    /// `borders`: On for a border, Off for none, by border. All must outlive this.
    DivisionParts(const LineGraph& graph, const DivisionDemand& demand, const Lights& borders);

    const LineGraph& graph() const { return graph_; }
    const DivisionDemand& demand() const { return demand_; }
    const Lights& borders() const { return borders_; }
    std::span<const RegionPart> parts() const { return parts_; }
    Part part_of(Vertex vertex) const { return part_of_[vertex]; }
    /// Returns the parts on the two sides of a border.
    std::pair<Part, Part> sides(Border border) const {
        const auto [a, b] = graph_.ends(border);
        return {part_of_[a], part_of_[b]};
    }

    /// Returns whether a region may include the part.
    bool is_possible(const RegionPart& part) const;
    /// Returns a border between the two parts, if there is one.
    std::optional<Border> border_between(Part a, Part b) const;
    /// Returns whether one region may include both parts, as far as no other part is concerned.
    bool may_join(Part a, Part b) const;
    bool needs_clue(const RegionPart& part) const {
        return demand_.clues_of_region == CluesOfGroup::ExactlyOne && part.clues == 0;
    }
    /// Returns whether no border around the part is open.
    bool is_complete(const RegionPart& part) const;
    /// Calls `visit(border, next)` for each border between the part and a vertex `next` of another part.
    template <class Visit>
    void for_each_way_out(Part part, Visit visit) const {
        for (const Vertex vertex : parts_[part].vertices) {
            for (const Border border : graph_.lines_at(vertex)) {
                const Vertex next = graph_.other_end(border, vertex);
                if (part_of_[next] != part) visit(border, next);
            }
        }
    }

  private:
    struct Apart {
        Part a, b;  // a < b
        Border border;
    };

    void add_part(Vertex first);
    void count_in(Vertex vertex, RegionPart& part) const;

    const LineGraph& graph_;
    const DivisionDemand& demand_;
    const Lights& borders_;
    std::uint32_t greatest_clue_ = 0;  // no region is larger if each has a clue
    std::vector<const GroupClue*> clue_at_;
    std::vector<Part> part_of_;
    std::vector<RegionPart> parts_;
    std::vector<Apart> apart_;  // in ascending order
};

}  // namespace sator::propagators
