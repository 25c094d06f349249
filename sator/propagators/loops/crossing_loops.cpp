// CrossingLook infers, round by round.
#include "sator/propagators/loops/crossing_loops.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/light_findings.hpp"
#include "sator/propagators/loops/crossing_look.hpp"

namespace sator::propagators {

Propagation CrossingLoops::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return decide_findings(scope, scratch, values_,
                           [&](const Lights& lights) { return CrossingLook(demand_, lights).findings(); });
}

Reason CrossingLoops::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void CrossingLoops::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
