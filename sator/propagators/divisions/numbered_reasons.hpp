#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/numbered_findings.hpp"

namespace sator::propagators {

/// Explains what NumberedFindings finds: by values that positions have lost.
class NumberedReasons {
  public:
    using Vertex = PositionGraph::Vertex;
    using Part = NumberedParts::Part;

    /// `initial`: the candidates that need no reason. Reasons are added to `lost`. All must outlive this.
    NumberedReasons(const NumberedParts& parts, const ValueTable& initial, ValueTable& lost)
        : parts_(parts), initial_(initial), lost_(lost), reach_(parts), findings_(parts) {}

    /// Adds why a vertex cannot have the value. Returns false if one pass does not find it.
    bool add_removal(Vertex vertex, Value value);
    /// Adds why a vertex has none of the values, all for one reason if there is one. Returns false if one pass does not find it.
    bool add_removals(Vertex vertex, const std::vector<Value>& values);
    /// Adds why a finding without a vertex is a conflict.
    void add_conflict(const NumberedFindings::Finding& finding);

  private:
    void add_has(Vertex vertex, Value value);
    void add_part(Part part);
    void add_border();
    bool add_join(Vertex vertex, Value value);
    bool add_placed(Vertex vertex, const std::vector<Value>& values);
    bool add_no_room(Vertex vertex, Value value);
    void add_border_of_room(const std::vector<Vertex>& room, Value value);
    std::vector<Part> parts_within(Vertex vertex, Value value) const;

    const NumberedParts& parts_;
    const ValueTable& initial_;
    ValueTable& lost_;
    NumberedReach reach_;
    NumberedFindings findings_;
};

}  // namespace sator::propagators
