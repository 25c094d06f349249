// The label of a position says to which clue its group belongs. These propagators hold what positions and labels beside each other demand;
// LabelArea holds the group of one clue.
#include "sator/propagators/graphs/group_labels.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

constexpr std::uint32_t kPosition = 0;
constexpr std::uint32_t kLabel = 1;

/// Returns the labels of `domain` and none as bits.
std::vector<Word> with_no_group(const Domain& domain) {
    std::vector<Word> labels(domain.words().begin(), domain.words().end());
    labels[0] |= Word{1} << kNoLabel;
    return labels;
}

bool is_in_a_group(const Domain& label) {
    return !label.contains(kNoLabel);
}
bool is_in_no_group(const Domain& label) {
    return label.is_fixed() && label.contains(kNoLabel);
}

/// Adds that the position has lost the value, if it ever had it.
void add_lost(std::uint32_t position, Value value, const DomainsBefore& before, Reason& reason) {
    if (before.initial(position).contains(value) && !before[position].contains(value))
        reason.push_back({position, Literal::Relation::NotEqual, value});
}

}  // namespace

Propagation LabelIfLit::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const std::vector<Word> none{Word{1} << kNoLabel};
    const Light light = light_of(scope[kPosition], values_);
    if (light != Light::Open) {
        const bool is_left = decide(scope, kLabel, none, light == Light::On ? Light::Off : Light::On);
        return is_left ? Propagation::Entailed : Propagation::Conflict;
    }
    const Light is_none = light_of(scope[kLabel], none);
    if (is_none == Light::Open) return Propagation::Fixpoint;
    const bool is_left = decide(scope, kPosition, values_, is_none == Light::On ? Light::Off : Light::On);
    return is_left ? Propagation::Entailed : Propagation::Conflict;
}

Reason LabelIfLit::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    if (before.variables()[kPosition] == before.variables()[kLabel])
        return Propagator::quick_reason(removals, before);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason lights(before, values_, reason);
    const bool is_of_label =
        std::ranges::any_of(removals, [](const Literal& removal) { return removal.position == kLabel; });
    const bool is_of_position = removals.empty() || std::ranges::any_of(removals, [](const Literal& removal) {
                                    return removal.position == kPosition;
                                });
    if (is_of_label || removals.empty()) lights.add(kPosition);
    if (!is_of_position) return reason;
    if (is_in_a_group(before[kLabel])) {
        add_lost(kLabel, kNoLabel, before, reason);
    } else {
        before.initial(kLabel).for_each([&](Value v) {
            if (v != kNoLabel) add_lost(kLabel, v, before, reason);
        });
    }
    return reason;
}

Propagation LabelsBeside::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (const std::size_t from : {0U, 1U, 0U}) {
        if (!is_in_a_group(scope[from])) continue;
        scope.begin_step();
        if (!scope.keep(1 - from, with_no_group(scope[from]))) return Propagation::Conflict;
    }
    const bool is_done =
        is_in_no_group(scope[0]) || is_in_no_group(scope[1]) || (scope[0].is_fixed() && scope[1].is_fixed());
    return is_done ? Propagation::Entailed : Propagation::Fixpoint;
}

/// A label is lost because the other one is in a group and lacks it. A conflict: both are in a group, and each label is lacking at one.
Reason LabelsBeside::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    if (before.variables()[0] == before.variables()[1]) return Propagator::quick_reason(removals, before);
    Reason reason;
    if (removals.empty()) {
        for (const std::uint32_t position : {0U, 1U}) add_lost(position, kNoLabel, before, reason);
        before.initial(0).for_each([&](Value label) {
            if (label == kNoLabel || !before.initial(1).contains(label)) return;
            add_lost(before[1].contains(label) ? 0 : 1, label, before, reason);
        });
        return reason;
    }
    add_losses_beyond_bounds(removals, before, reason);
    std::array<bool, 2> is_named{};
    for_each_removed(removals, before, [&](std::uint32_t position, Value label) {
        const std::uint32_t other = 1 - position;
        if (!std::exchange(is_named[other], true)) add_lost(other, kNoLabel, before, reason);
        add_lost(other, label, before, reason);
    });
    return reason;
}

}  // namespace sator::propagators
