// The last open position is decided by all others, which are its reason.
#include "sator/propagators/loops/odd_lines.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

/// If a variable is at several positions, it may be the last open one; the choices that are left are then seen in the next round.
Propagation OddLines::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const bool is_odd = std::ranges::count(lights, Light::On) % 2 == 1;
        const bool is_right = is_odd == (parity_ == LineParity::Odd);
        const auto open = std::ranges::count(lights, Light::Open);
        if (open == 0) return is_right ? Propagation::Entailed : Propagation::Conflict;
        if (open > 1) return Propagation::Fixpoint;
        const auto last = std::ranges::find(lights, Light::Open) - lights.begin();
        scope.begin_step();
        if (!decide(scope, static_cast<std::size_t>(last), values_, is_right ? Light::Off : Light::On))
            return Propagation::Conflict;
    }
}

Reason OddLines::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void OddLines::residual(const Scope& scope, Residual& residual) const {
    residual.add(static_cast<std::uint64_t>(std::ranges::count(lights_of(scope, values_), Light::On) % 2));
}

void OddLines::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
