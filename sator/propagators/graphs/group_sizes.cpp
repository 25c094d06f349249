#include "sator/propagators/graphs/group_sizes.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/graphs/group_findings.hpp"

namespace sator::propagators {

Propagation GroupSizes::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        scope.begin_step();
        const Lights lights = lights_of(scope, values_, graph_.size());
        const auto found = GroupFindings(graph_, demand_, scope.size(), lights).all();
        for (const GroupFindings::Finding& finding : found) {
            if (!finding.vertex || !decide(scope, *finding.vertex, values_, finding.light))
                return Propagation::Conflict;
        }
        if (!found.empty() && !scratch.is_over(graph_.size())) continue;
        const bool is_open = std::ranges::find(lights, Light::Open) != lights.end();
        return is_open || !found.empty() ? Propagation::Fixpoint : Propagation::Entailed;
    }
}

/// Returns the reason of the first finding that decides the position so. If one pass does not find it, the reason is all earlier
/// removals.
Reason GroupSizes::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_, graph_.size());
    const GroupFindings findings(graph_, demand_, before.size(), lights);
    const auto found = findings.all();
    Reason reason;
    LightReason collected(before, values_, reason);
    const auto add = [&](std::optional<PositionGraph::Vertex> vertex, Light light) {
        const auto is_wanted = [&](const GroupFindings::Finding& finding) {
            return finding.vertex == vertex && (!vertex || finding.light == light);
        };
        const auto finding = std::ranges::find_if(found, is_wanted);
        if (finding == found.end()) return false;
        for (const PositionGraph::Vertex v : findings.reason(*finding)) collected.add(v);
        return true;
    };
    if (removals.empty())
        return add(std::nullopt, Light::Off) ? reason : Propagator::quick_reason(removals, before);
    for (const auto& [position, relation, value] : removals) {
        const auto bit = static_cast<std::size_t>(value);
        const bool goes_off = bit < values_.size() * kWordBits && has_bit(values_, bit);
        if (relation != Literal::Relation::NotEqual || !add(position, goes_off ? Light::Off : Light::On))
            return Propagator::quick_reason(removals, before);
    }
    return reason;
}

void GroupSizes::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
