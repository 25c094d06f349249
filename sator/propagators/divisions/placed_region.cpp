#include "sator/propagators/divisions/placed_region.hpp"

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

namespace {

constexpr Literal is_out(std::size_t position) {
    return {static_cast<std::uint32_t>(position), Literal::Relation::AtMost, 0};
}

}  // namespace

/// Returns the first edge that rules the placement out, or the auxiliary's position.
template <class Domains>
std::size_t PlacedRegion::first_wrong(const Domains& domains) const {
    const std::size_t truth = domains.size() - 1;
    for (std::size_t i = 0; i < truth; ++i) {
        if (light_of(domains[i], values_) == (i < inside_ ? Light::On : Light::Off)) return i;
    }
    return truth;
}

Propagation PlacedRegion::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const std::size_t truth = scope.size() - 1;
    if (scope[truth].max() == 0) return Propagation::Entailed;
    if (first_wrong(scope) != truth)
        return scope.at_most(truth, 0) ? Propagation::Entailed : Propagation::Conflict;
    if (scope[truth].min() == 0) return Propagation::Fixpoint;
    for (std::size_t i = 0; i < truth; ++i) {
        if (!decide(scope, i, values_, i < inside_ ? Light::Off : Light::On)) return Propagation::Conflict;
    }
    return Propagation::Entailed;
}

Reason PlacedRegion::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto truth = static_cast<std::uint32_t>(before.size() - 1);
    const bool is_edge = !removals.empty() && removals.front().position != truth;
    Reason reason;
    if (is_edge) add_losses_beyond_bounds(removals, before, reason);
    if (!is_edge) LightReason(before, values_, reason).add(static_cast<std::uint32_t>(first_wrong(before)));
    if (removals.empty() || is_edge) reason.push_back({truth, Literal::Relation::AtLeast, 1});
    return reason;
}

template <class Domains>
bool BorderOfPlacements::has_possible(const Domains& domains, bool is_border) const {
    const auto [from, to] = placements(is_border, domains.size());
    for (std::size_t i = from; i < to; ++i) {
        if (domains[i].max() > 0) return true;
    }
    return false;
}

Propagation BorderOfPlacements::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (const bool is_border : {false, true}) {
        if (has_possible(scope, is_border)) continue;
        if (!decide(scope, 0, values_, is_border ? Light::Off : Light::On)) return Propagation::Conflict;
    }
    const Light light = light_of(scope[0], values_);
    if (light == Light::Open) return Propagation::Fixpoint;
    scope.begin_step();
    const auto [from, to] = placements(light == Light::On, scope.size());
    std::size_t possible = 0, last = 0;
    for (std::size_t i = from; i < to; ++i) {
        if (scope[i].min() > 0) return Propagation::Entailed;
        if (scope[i].max() == 0) continue;
        ++possible;
        last = i;
    }
    if (possible > 1) return Propagation::Fixpoint;
    return scope.at_least(last, 1) ? Propagation::Entailed : Propagation::Conflict;
}

/// A value of the edge goes because all placements with it are out; the last placement must be there because the edge demands one.
Reason BorderOfPlacements::quick_reason(std::span<const Literal> removals,
                                        const DomainsBefore& before) const {
    Reason reason;
    const auto add_out = [&](bool is_border, std::size_t except) {
        const auto [from, to] = placements(is_border, before.size());
        for (std::size_t i = from; i < to; ++i) {
            if (i != except) reason.push_back(is_out(i));
        }
    };
    const Light light = light_of(before[0], values_);
    if (removals.empty()) {
        if (light != Light::Open) LightReason(before, values_, reason).add(0);
        if (light != Light::On) add_out(false, 0);
        if (light != Light::Off) add_out(true, 0);
    } else if (removals.front().position == 0) {
        add_losses_beyond_bounds(removals, before, reason);
        bool goes_border = false;
        before[0].for_each([&](Value v) {
            goes_border = goes_border || (has_value(values_, v) && excludes(removals.front(), v));
        });
        add_out(goes_border, 0);
    } else {
        LightReason(before, values_, reason).add(0);
        add_out(light == Light::On, removals.front().position);
    }
    return reason;
}

}  // namespace sator::propagators
