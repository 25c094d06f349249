#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Positions that are decided now: each with the light that it must have.
using LightFindings = std::vector<std::pair<std::uint32_t, Light>>;

/// Decides what `find(lights)` finds, round after round, until it finds nothing more. `find` returns an optional list of findings, and
/// nullopt for a conflict. If all positions are decided and nothing is found, the constraint must be entailed.
template <std::invocable<const Lights&> Find>
Propagation decide_findings(Scope& scope, Scratch& scratch, std::span<const Word> values, Find find) {
    for (;;) {
        const Lights lights = lights_of(scope, values);
        const std::optional<LightFindings> found = find(lights);
        if (!found) return Propagation::Conflict;
        scope.begin_step();
        for (const auto& [position, light] : *found) {
            if (!decide(scope, position, values, light)) return Propagation::Conflict;
        }
        if (found->empty()) {
            const bool is_open = std::ranges::find(lights, Light::Open) != lights.end();
            return is_open ? Propagation::Fixpoint : Propagation::Entailed;
        }
        if (scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

}  // namespace sator::propagators
