#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/division_findings.hpp"

namespace sator::propagators {

/// Explains what DivisionFindings finds: by borders that are there, or are not.
class DivisionReasons {
  public:
    using Border = LineGraph::Line;
    using Part = DivisionParts::Part;

    /// `parts` must outlive this.
    explicit DivisionReasons(const DivisionParts& parts)
        : parts_(parts), reach_(parts), findings_(parts), is_because_(parts.graph().line_count(), 0) {}

    /// Notes why a border has the light. Returns false if one pass does not find it.
    bool note(Border border, Light light);
    /// Notes why a finding without a border is a conflict.
    void note_conflict(const DivisionFindings::Finding& finding);

    /// Calls `visit(border)` for each noted border.
    template <class Visit>
    void for_each(Visit visit) const {
        for (Border border = 0; border < is_because_.size(); ++border) {
            if (is_because_[border] != 0) visit(border);
        }
    }

  private:
    using Vertex = LineGraph::Vertex;

    void add(Border border) { is_because_[border] = 1; }
    void add_tree(Part part);
    void add_path(Vertex from, Vertex to);
    void add_around(Part part);
    void add_size(Part part);
    void add_reach(Part part);
    void add_other_reaches(Part part, Part without);
    bool note_off(Border border, Part a, Part b);
    bool note_on(Border border, Part a, Part b);
    bool note_reach(Part a, Part b);
    bool note_regions(Light light);
    bool has_clue_near(Part part, Part other) const;

    const DivisionParts& parts_;
    DivisionReach reach_;
    DivisionFindings findings_;
    std::vector<std::uint8_t> is_because_;  // by border
};

}  // namespace sator::propagators
