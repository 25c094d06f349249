// CrossingLook infers, round by round.
#include "sator/propagators/loops/crossing_loops.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/loops/crossing_look.hpp"

namespace sator::propagators {

Propagation CrossingLoops::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const auto found = CrossingLook(demand_, lights).findings();
        if (!found) return Propagation::Conflict;
        scope.begin_step();
        for (const auto& [line, light] : *found) {
            if (!decide(scope, line, values_, light)) return Propagation::Conflict;
        }
        if (found->empty()) {
            const bool is_open = std::ranges::find(lights, Light::Open) != lights.end();
            return is_open ? Propagation::Fixpoint : Propagation::Entailed;
        }
        if (scratch.is_over(demand_.graph.line_count())) return Propagation::Fixpoint;
    }
}

Reason CrossingLoops::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void CrossingLoops::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
