#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/division_parts.hpp"

namespace sator::propagators {

/// Collects borders that are there, or are not, as reasons of a finding about parts of regions.
class BorderReasons {
  public:
    using Border = LineGraph::Line;
    using Vertex = LineGraph::Vertex;
    using Part = DivisionParts::Part;

    /// `parts` must outlive this.
    explicit BorderReasons(const DivisionParts& parts)
        : parts_(parts), is_because_(parts.graph().line_count(), 0) {}

    void add(Border border) { is_because_[border] = 1; }
    /// Adds missing borders that join all vertices of a part.
    void add_tree(Part part);
    /// Adds the missing borders along a shortest way within one part.
    void add_path(Vertex from, Vertex to);
    /// Adds all borders that are there around a part.
    void add_around(Part part);

    /// Calls `visit(border)` for each noted border.
    template <class Visit>
    void for_each(Visit visit) const {
        for (Border border = 0; border < is_because_.size(); ++border) {
            if (is_because_[border] != 0) visit(border);
        }
    }

  protected:
    const DivisionParts& parts() const { return parts_; }

  private:
    const DivisionParts& parts_;
    std::vector<std::uint8_t> is_because_;  // by border
};

}  // namespace sator::propagators
