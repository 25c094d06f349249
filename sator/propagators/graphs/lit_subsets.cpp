// Finds the listed sets that the candidates admit: what all of them have is on, and what none of them has is off.
#include "sator/propagators/graphs/lit_subsets.hpp"

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// A variable at two positions may leave more sets out, so the look is repeated until nothing changes.
Propagation LitSubsets::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights lights = lights_of(scope, values_);;) {
        scope.begin_step();
        Subset on = 0, off = 0;
        for (std::size_t i = 0; i < lights.size(); ++i) {
            if (lights[i] == Light::On) on |= Subset{1} << i;
            if (lights[i] == Light::Off) off |= Subset{1} << i;
        }
        Subset in_all = ~Subset{0}, in_any = 0;
        bool is_any = false;
        for (const Subset subset : subsets_) {
            if ((subset & on) != on || (subset & off) != 0) continue;
            is_any = true;
            in_all &= subset;
            in_any |= subset;
        }
        if (!is_any) return Propagation::Conflict;
        for (std::size_t i = 0; i < lights.size(); ++i) {
            const Subset bit = Subset{1} << i;
            if (lights[i] != Light::Open || ((in_all & bit) == 0 && (in_any & bit) != 0)) continue;
            if (!decide(scope, i, values_, (in_all & bit) != 0 ? Light::On : Light::Off))
                return Propagation::Conflict;
        }
        Lights after = lights_of(scope, values_);
        if (after == lights) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

void LitSubsets::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
