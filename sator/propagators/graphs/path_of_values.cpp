// A path has no vertex with three neighbours in it, no cycle, and two ends. So a lit position with two lit neighbours has no further
// one; an open position beside three lit ones, or beside two of one lit part, stays off; and once two ends are known, every other lit
// position has two lit neighbours. Each finding names the few positions from which it follows (PathLook).
#include "sator/propagators/graphs/path_of_values.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/trace_back.hpp"
#include "sator/propagators/graphs/path_look.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// Infers at all positions until nothing follows. Calls `decided(finding)` for each decision, and ends if it returns false. Returns the
/// conflict, if there is one.
template <class Decided>
std::optional<PathFinding> look_at_all(PathLook& look, Decided decided) {
    const auto size = static_cast<Vertex>(look.lights().size());
    for (Vertex v = 0, quiet = 0; quiet < size; v = v + 1 == size ? 0 : v + 1, ++quiet) {
        auto found = look.at(v);
        if (!found) continue;
        if (!found->decided) return found;
        look.decide(*found->decided, found->light);
        if (!decided(*found)) return std::nullopt;
        quiet = 0;
    }
    return std::nullopt;
}

}  // namespace

/// Each decision is a step of its own, so that reasons are local. If a variable is at several positions, the others are seen in the
/// next round.
Propagation PathOfValues::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        PathLook look(graph_, lights_of(scope, values_));
        bool is_possible = true;
        const auto conflict = look_at_all(look, [&](const PathFinding& found) {
            scope.begin_step();
            is_possible = decide(scope, *found.decided, values_, found.light);
            return is_possible;
        });
        if (conflict || !is_possible) return Propagation::Conflict;
        if (scratch.is_over(graph_.size())) return Propagation::Fixpoint;
        if (lights_of(scope, values_) != look.lights()) continue;
        const bool is_open = std::ranges::find(look.lights(), Light::Open) != look.lights().end();
        return is_open ? Propagation::Fixpoint : Propagation::Entailed;
    }
}

/// A decision follows from one inference. A conflict may follow from several, so these are made again and traced back.
Reason PathOfValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    PathLook look(graph_, lights_of(before, values_));
    Reason reason;
    LightReason collected(before, values_, reason);
    if (removals.empty()) {
        StepReasons why(before.size());
        const auto conflict = look_at_all(look, [&](const PathFinding& found) {
            why[*found.decided] = found.because;
            return true;
        });
        if (!conflict) return Propagator::quick_reason(removals, before);
        for (const Vertex at : trace_back(conflict->because, why)) collected.add(at);
        return reason;
    }
    for (const Literal& removal : removals) {
        const auto found = look.at(removal.position);
        const bool is_shown = found && found->decided && look.lights()[removal.position] == Light::Open;
        if (!is_shown || removal.relation != Literal::Relation::NotEqual)
            return Propagator::quick_reason(removals, before);
        for (const Vertex at : found->because) collected.add(at);
    }
    return reason;
}

void PathOfValues::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
