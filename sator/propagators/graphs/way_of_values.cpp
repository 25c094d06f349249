// If the ends must be joined, a position without which no path is left has one of the values: a cut vertex of the search from the first end
// (Tarjan). If they must not be, the lit positions that each end reaches are two parts, and a position beside both of them is off.
#include "sator/propagators/graphs/way_of_values.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

}  // namespace

Lights WayOfValues::lights(const Scope& scope) const {
    Lights lights = lights_of(scope, values_, graph_.size());
    if (joining_ == Joining::Required) std::ranges::replace(lights, Light::On, Light::Open);
    lights[first_] = lights[last_] = Light::On;
    return lights;
}

/// If no variable occurs twice, the first pass finds everything.
Propagation WayOfValues::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights before = lights_of(scope, values_, graph_.size());;) {
        scope.begin_step();
        const Lights seen = lights(scope);
        const Propagation found = joining_ == Joining::Required ? join(scope, seen) : separate(scope, seen);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, values_, graph_.size());
        if (after == before) return found;
        before = std::move(after);
    }
}

Propagation WayOfValues::join(Scope& scope, const Lights& lights) const {
    const Reach reach = reach_from(first_, graph_, lights);
    if (reach.is_reached[last_] == 0) return Propagation::Conflict;
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (v != first_ && v != last_ && lights[v] == Light::Open && reach.is_needed[v] != 0 &&
            !decide(scope, v, values_, Light::On))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

Propagation WayOfValues::separate(Scope& scope, const Lights& lights) const {
    const auto part_of = [&](Vertex end) {
        std::vector<std::uint8_t> part(graph_.size(), 0);
        flood(end, graph_, part, [&](Vertex v) { return lights[v] == Light::On; });
        return part;
    };
    const std::vector<std::uint8_t> first = part_of(first_), last = part_of(last_);
    if (first[last_] != 0) return Propagation::Conflict;
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (lights[v] != Light::Open) continue;
        const auto touches = [&](const std::vector<std::uint8_t>& part) {
            return std::ranges::any_of(graph_.beside(v), [&](Vertex next) { return part[next] != 0; });
        };
        if (touches(first) && touches(last) && !decide(scope, v, values_, Light::Off))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

void WayOfValues::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
