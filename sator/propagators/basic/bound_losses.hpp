#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Calls `visit(position, value)` for each value that is removed.
template <class Visit>
void for_each_removed(std::span<const Literal> removals, const DomainsBefore& before, Visit visit) {
    for (const Literal& removal : removals) {
        before[removal.position].for_each([&](Value v) {
            if (excludes(removal, v)) visit(removal.position, v);
        });
    }
}

/// A new bound of a position also rests on the values beyond it that the position had lost before. Adds these losses to the reason.
inline void add_losses_beyond_bounds(std::span<const Literal> removals, const DomainsBefore& before,
                                     Reason& reason) {
    for (const Literal& removal : removals) {
        if (removal.relation == Literal::Relation::NotEqual) continue;
        before.initial(removal.position).for_each([&](Value v) {
            if (excludes(removal, v) && !before[removal.position].contains(v))
                reason.push_back({removal.position, Literal::Relation::NotEqual, v});
        });
    }
}

/// Returns a plain reason for what follows from the lights of a scope: all positions that are decided.
inline Reason reason_of_decided_lights(std::span<const Literal> removals, const DomainsBefore& before,
                                       const std::vector<Word>& values) {
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values, reason);
    for (std::uint32_t i = 0; i < before.size(); ++i) {
        if (light_of(before[i], values) != Light::Open) collected.add(i);
    }
    return reason;
}

}  // namespace sator::propagators
