#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/border_reasons.hpp"
#include "sator/propagators/divisions/division_findings.hpp"

namespace sator::propagators {

/// Explains what DivisionFindings finds: by borders that are there, or are not.
class DivisionReasons : public BorderReasons {
  public:
    /// `parts` must outlive this.
    explicit DivisionReasons(const DivisionParts& parts)
        : BorderReasons(parts), reach_(parts), findings_(parts) {}

    /// Notes why a border has the light. Returns false if one pass does not find it.
    bool note(Border border, Light light);
    /// Notes why a finding without a border is a conflict.
    void note_conflict(const DivisionFindings::Finding& finding);

  private:
    void add_size(Part part);
    void add_reach(Part part);
    void add_other_reaches(Part part, Part without);
    bool note_off(Border border, Part a, Part b);
    bool note_on(Border border, Part a, Part b);
    bool note_reach(Part a, Part b);
    bool note_regions(Light light);
    bool has_clue_near(Part part, Part other) const;

    DivisionReach reach_;
    DivisionFindings findings_;
};

}  // namespace sator::propagators
