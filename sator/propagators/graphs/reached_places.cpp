// Counts what is reached for sure, over positions that are on, and what may be reached, over positions that are not off. A position with
// which too many places are reached is off; one without which too few are left is on.
#include "sator/propagators/graphs/reached_places.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

using Vertex = PositionGraph::Vertex;

/// A position that is on may bring others into reach, so the look is repeated until nothing changes.
Propagation CountOfReached::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights before = lights_of(scope, values_);;) {
        scope.begin_step();
        const Propagation found = look_once(scope, before);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, values_);
        if (after == before) return found;
        before = std::move(after);
    }
}

Propagation CountOfReached::look_once(Scope& scope, const Lights& lights) const {
    const auto is_on = [&](Vertex v) { return lights[v] == Light::On; };
    const auto is_not_off = [&](Vertex v) { return lights[v] != Light::Off; };
    const ReachedPlaces::Look sure = places_.look(is_on), possible = places_.look(is_not_off);
    if (sure.places > bounds_.most || possible.places < bounds_.least) return Propagation::Conflict;
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (lights[v] != Light::Open || possible.is_visited[v] == 0 || v == places_.first) continue;
        const bool touches = std::ranges::any_of(places_.graph.beside(v),
                                                 [&](Vertex next) { return sure.is_visited[next] != 0; });
        if (touches && places_.look([&](Vertex w) { return w == v || is_on(w); }).places > bounds_.most) {
            if (!decide(scope, v, values_, Light::Off)) return Propagation::Conflict;
        } else if (places_.look([&](Vertex w) { return w != v && is_not_off(w); }).places < bounds_.least) {
            if (!decide(scope, v, values_, Light::On)) return Propagation::Conflict;
        }
    }
    return Propagation::Fixpoint;
}

void CountOfReached::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
