// An arm can have n positions if none of them is off, and the next one may be off or there is none. A length of an arm has a support if
// some length of another arm goes with it, while the other two arms may be empty.
#include "sator/propagators/loops/arm_lengths.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

/// By length of an arm: whether it is possible.
using ArmLengthSet = std::vector<std::uint8_t>;
using ArmLengthSets = std::array<ArmLengthSet, 4>;

ArmLengthSet possible_lengths(std::span<const Light> ray) {
    ArmLengthSet possible(ray.size() + 1, 0);
    for (std::size_t n = 0;; ++n) {
        possible[n] = n == ray.size() || ray[n] != Light::On ? 1 : 0;
        if (n == ray.size() || ray[n] == Light::Off) return possible;
    }
}

/// Returns the possible lengths that have a support.
ArmLengthSets supported_lengths(const ArmLengthSets& possible, const ArmDemand& demand) {
    ArmLengthSets supported;
    for (std::size_t arm = 0; arm < supported.size(); ++arm) supported[arm].assign(possible[arm].size(), 0);
    const auto may_be_empty = [&](std::size_t arm) { return possible[arm][0] != 0; };
    const auto support_pair = [&](std::size_t i, std::size_t j) {
        for (std::size_t other = 0; other < supported.size(); ++other) {
            if (other != i && other != j && !may_be_empty(other)) return;
        }
        bool has_support = false;
        for (std::uint32_t a = 1; a < possible[i].size(); ++a) {
            for (std::uint32_t b = 1; possible[i][a] != 0 && b < possible[j].size(); ++b) {
                if (possible[j][b] == 0 || !demand.allows(i / 2 == j / 2, a, b)) continue;
                supported[i][a] = supported[j][b] = 1;
                has_support = true;
            }
        }
        for (std::size_t other = 0; other < supported.size() && has_support; ++other) {
            if (other != i && other != j) supported[other][0] = 1;
        }
    };
    for (std::size_t j = 1; j < supported.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i) support_pair(i, j);
    }
    bool is_empty = demand.may_be_empty;
    for (std::size_t arm = 0; arm < supported.size(); ++arm) is_empty = is_empty && may_be_empty(arm);
    for (std::size_t arm = 0; arm < supported.size() && is_empty; ++arm) supported[arm][0] = 1;
    return supported;
}

}  // namespace

/// If no position occurs twice, the first pass finds everything.
Propagation ArmLengths::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights lights = lights_of(scope, values_);;) {
        scope.begin_step();
        const Propagation found = prune(scope, lights);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, values_);
        if (after == lights) return found;
        lights = std::move(after);
    }
}

Propagation ArmLengths::prune(Scope& scope, const Lights& lights) const {
    ArmLengthSets possible;
    std::size_t first = 0;
    for (std::size_t arm = 0; arm < lengths_.size(); first += lengths_[arm++])
        possible[arm] = possible_lengths(std::span(lights).subspan(first, lengths_[arm]));
    const ArmLengthSets supported = supported_lengths(possible, demand_);
    bool is_decided = true;
    first = 0;
    for (std::size_t arm = 0; arm < lengths_.size(); first += lengths_[arm++]) {
        const auto least = std::ranges::find(supported[arm], 1);
        if (least == supported[arm].end()) return Propagation::Conflict;
        const auto length = static_cast<std::size_t>(least - supported[arm].begin());
        for (std::size_t i = first; i < first + length; ++i) {
            if (lights[i] == Light::Open && !decide(scope, i, values_, Light::On))
                return Propagation::Conflict;
        }
        if (std::ranges::count(supported[arm], 1) > 1) {
            is_decided = false;
        } else if (length < lengths_[arm] && lights[first + length] == Light::Open &&
                   !decide(scope, first + length, values_, Light::Off)) {
            return Propagation::Conflict;
        }
    }
    return is_decided ? Propagation::Entailed : Propagation::Fixpoint;
}

/// The reason is the known positions of each ray, up to the first one that is off.
Reason ArmLengths::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    std::uint32_t first = 0;
    for (const std::uint32_t length : lengths_) {
        for (std::uint32_t i = first; i < first + length; ++i) {
            if (lights[i] != Light::Open) collected.add(i);
            if (lights[i] == Light::Off) break;
        }
        first += length;
    }
    return reason;
}

void ArmLengths::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
