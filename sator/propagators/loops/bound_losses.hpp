#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"

namespace sator::propagators {

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

}  // namespace sator::propagators
