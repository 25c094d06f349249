// Counts the lines that are drawn and those that are open. An open line is decided if no allowed number leaves it the other choice; all
// open lines of a vertex are then decided alike.
#include "sator/propagators/loops/line_degree.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

bool Degrees::has_between(std::size_t least, std::size_t most) const {
    constexpr std::size_t kGreatest = 31;
    for (std::size_t number = least; number <= std::min(most, kGreatest); ++number) {
        if ((bits_ >> number & 1U) != 0) return true;
    }
    return false;
}

template <class Domains>
LineDegree::Count LineDegree::count_of(const Domains& domains) const {
    Count count;
    const std::size_t lines = lines_of(domains.size());
    for (std::size_t i = 0; i < lines; ++i) {
        const Light light = light_of(domains[i], values_);
        count.lit += light == Light::On ? 1 : 0;
        count.open += light == Light::Open ? 1 : 0;
    }
    if (switch_) count.switched = light_of(domains[lines], switch_->values);
    return count;
}

bool LineDegree::may_have(const Count& count, std::size_t least, std::size_t most) const {
    return (count.switched != Light::On && degrees_.has_between(least, most)) ||
           (count.switched != Light::Off && switch_->degrees.has_between(least, most));
}

/// If no variable occurs twice, two rounds find everything: the switch, then the lines.
Propagation LineDegree::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (;;) {
        const Count count = count_of(scope);
        const std::size_t most = count.lit + count.open;
        if (!may_have(count, count.lit, most)) return Propagation::Conflict;
        scope.begin_step();
        Propagation found = decide_switch(scope, count);
        if (found == Propagation::Fixpoint) found = decide_lines(scope, count);
        if (found == Propagation::Conflict) return found;
        const Count after = count_of(scope);
        if (after.open == count.open && after.switched == count.switched)
            return count.open == 0 && count.switched != Light::Open ? Propagation::Entailed
                                                                    : Propagation::Fixpoint;
    }
}

/// Returns `Entailed` if the switch was decided.
Propagation LineDegree::decide_switch(Scope& scope, const Count& count) const {
    if (count.switched != Light::Open) return Propagation::Fixpoint;
    const std::size_t most = count.lit + count.open;
    const bool may_be_off = degrees_.has_between(count.lit, most);
    const bool may_be_on = switch_->degrees.has_between(count.lit, most);
    if (may_be_off && may_be_on) return Propagation::Fixpoint;
    const bool is_possible =
        decide(scope, scope.size() - 1, switch_->values, may_be_on ? Light::On : Light::Off);
    return is_possible ? Propagation::Entailed : Propagation::Conflict;
}

Propagation LineDegree::decide_lines(Scope& scope, const Count& count) const {
    if (count.open == 0) return Propagation::Fixpoint;
    const std::size_t most = count.lit + count.open;
    const bool may_be_on = may_have(count, count.lit + 1, most);
    const bool may_be_off = may_have(count, count.lit, most - 1);
    if (may_be_on && may_be_off) return Propagation::Fixpoint;
    for (std::size_t i = 0; i < lines_of(scope.size()); ++i) {
        if (light_of(scope[i], values_) != Light::Open) continue;
        if (!decide(scope, i, values_, may_be_on ? Light::On : Light::Off)) return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

/// If the vertex has all lines that it may have, the drawn ones are the reason; otherwise all that are decided are.
Reason LineDegree::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    const Count count = count_of(before);
    const std::size_t lines = lines_of(before.size());
    const bool is_about_lines = std::ranges::all_of(removals, [&](const Literal& removal) {
        return removal.position < lines && light_of(before[removal.position], values_) == Light::Open;
    });
    const std::size_t too_many = count.lit + (removals.empty() ? 0 : 1);
    const bool is_full = is_about_lines && !may_have(count, too_many, lines);
    LightReason collected(before, values_, reason);
    for (std::uint32_t i = 0; i < lines; ++i) {
        const Light light = light_of(before[i], values_);
        if (light == Light::On || (light == Light::Off && !is_full)) collected.add(i);
    }
    if (switch_ && count.switched != Light::Open)
        collected.add(static_cast<std::uint32_t>(lines), switch_->values);
    return reason;
}

void LineDegree::residual(const Scope& scope, Residual& residual) const {
    const Count count = count_of(scope);
    residual.add(count.lit);
    residual.add(static_cast<std::uint64_t>(count.switched));
}

void LineDegree::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
    if (switch_) classes.split(switch_->values);
}

}  // namespace sator::propagators
