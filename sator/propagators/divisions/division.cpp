#include "sator/propagators/divisions/division.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/border_pass.hpp"
#include "sator/propagators/divisions/division_reasons.hpp"
#include "sator/propagators/divisions/passes.hpp"

namespace sator::propagators {

namespace {

/// A pass over a division (passes.hpp).
class DivisionPass {
  public:
    using Finding = DivisionFindings::Finding;

    DivisionPass(const Division& division, const ValueTable& candidates)
        : values_(division.values()),
          width_(candidates.width()),
          borders_(lights_of_borders(candidates, values_)),
          parts_(division.graph(), division.demand(), borders_) {}

    std::vector<Finding> findings(const ChangedPositions& /*changed*/) const {
        return DivisionFindings(parts_).all();
    }
    std::vector<Word> kept(const Finding& finding) const {
        return kept_borders(values_, width_, finding.light);
    }
    void explain_conflict(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        DivisionReasons reasons(parts_);
        reasons.note_conflict(finding);
        take(reasons, initial, lost);
    }
    bool explain(std::uint32_t position, const std::vector<Value>& values, const ValueTable& initial,
                 ValueTable& lost) const {
        const bool is_border = has_value(values_, values.front());
        if (!std::ranges::all_of(values, [&](Value v) { return has_value(values_, v) == is_border; }))
            return false;
        DivisionReasons reasons(parts_);
        if (!reasons.note(position, is_border ? Light::Off : Light::On)) return false;
        take(reasons, initial, lost);
        return true;
    }

  private:
    /// Adds the values that the noted borders have lost.
    void take(const DivisionReasons& reasons, const ValueTable& initial, ValueTable& lost) const {
        reasons.for_each(
            [&](LineGraph::Line border) { lose(values_, border, borders_[border], initial, lost); });
    }

    std::span<const Word> values_;
    std::size_t width_;
    Lights borders_;
    DivisionParts parts_;
};

}  // namespace

Propagation Division::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return propagate_in_passes(scope, changed, scratch, [this](const ValueTable& candidates) {
        return DivisionPass(*this, candidates);
    });
}

Reason Division::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = reason_in_passes(
        removals, before, [this](const ValueTable& candidates) { return DivisionPass(*this, candidates); });
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

void Division::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
