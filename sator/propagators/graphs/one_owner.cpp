// Counts the owners that are left, and the known one.
#include "sator/propagators/graphs/one_owner.hpp"

#include <algorithm>

#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

namespace {

/// The owners that are left of a cell.
struct OwnersLeft {
    std::size_t open = 0, known = 0;
    std::uint32_t last_open = 0, first_known = 0;
};

template <class Domains>
OwnersLeft owners_left(const Domains& domains, std::span<const Word> values) {
    OwnersLeft left;
    for (std::uint32_t i = 1; i < domains.size(); ++i) {
        const Light light = light_of(domains[i], values);
        if (light == Light::Open) {
            ++left.open;
            left.last_open = i;
        } else if (light == Light::On) {
            if (left.known++ == 0) left.first_known = i;
        }
    }
    return left;
}

}  // namespace

Propagation OneOwner::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const OwnersLeft left = owners_left(scope, values_);
    const auto close_all_but = [&](std::uint32_t kept) {
        for (std::uint32_t i = 1; i < scope.size(); ++i) {
            if (i != kept && !decide(scope, i, values_, Light::Off)) return Propagation::Conflict;
        }
        return Propagation::Entailed;
    };
    if (left.known > 0) {
        if (left.known > 1 || !decide(scope, 0, values_, Light::On)) return Propagation::Conflict;
        return close_all_but(left.first_known);
    }
    const Light cell = light_of(scope[0], values_);
    if (cell == Light::Off) return close_all_but(0);
    if (left.open == 0)
        return decide(scope, 0, values_, Light::Off) ? Propagation::Entailed : Propagation::Conflict;
    if (cell != Light::On || left.open > 1) return Propagation::Fixpoint;
    return decide(scope, left.last_open, values_, Light::On) ? Propagation::Entailed : Propagation::Conflict;
}

/// A known owner decides all; without one, the cell that is off does, or all owners that are closed.
Reason OneOwner::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto is_bound = [&](const Literal& removal) { return !light_after(removal, before, values_); };
    if (std::ranges::any_of(removals, is_bound)) return Propagator::quick_reason(removals, before);
    const OwnersLeft left = owners_left(before, values_);
    Reason reason;
    LightReason collected(before, values_, reason);
    if (left.known > 0) {
        const bool is_two = removals.empty() && left.known > 1;
        collected.add(left.first_known);
        if (removals.empty() && !is_two) collected.add(0);
        for (std::uint32_t i = left.first_known + 1; is_two && i < before.size(); ++i) {
            if (light_of(before[i], values_) != Light::On) continue;
            collected.add(i);
            break;
        }
        return reason;
    }
    if (light_of(before[0], values_) == Light::Off) {
        collected.add(0);
        return reason;
    }
    if (removals.empty() || removals[0].position != 0) collected.add(0);
    for (std::uint32_t i = 1; i < before.size(); ++i) {
        if (light_of(before[i], values_) == Light::Off) collected.add(i);
    }
    return reason;
}

}  // namespace sator::propagators
