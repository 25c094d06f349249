// Seen from each of the two cells: if the other one is on, what it cannot own this one does not own, and what owns this one owns it, too.
// If an owner has one cell and cannot have the other one, the other one is off. If no owner can have both, one of them is off.
#include "sator/propagators/graphs/same_owner.hpp"

#include <algorithm>

#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

namespace {

constexpr std::uint32_t kFirst = 0, kSecond = 1;

/// An owner as one cell sees it: its own truth value and that of the other cell.
struct SeenOwner {
    std::uint32_t own = 0, other = 0;
};

SeenOwner seen_from(std::uint32_t cell, const SameOwner::Owner& owner) {
    return cell == kFirst ? SeenOwner{owner.of_first, owner.of_second}
                          : SeenOwner{owner.of_second, owner.of_first};
}

/// Returns the light of a truth value.
template <class Domains>
Light truth_of(const Domains& domains, std::uint32_t truth) {
    return truth == 0 ? Light::Off : light_of(domains[truth], {});
}

template <class Domains>
bool can_share(const Domains& domains, const SameOwner::Owner& owner) {
    return truth_of(domains, owner.of_first) != Light::Off &&
           truth_of(domains, owner.of_second) != Light::Off;
}

}  // namespace

Propagation SameOwner::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (const std::uint32_t cell : {kFirst, kSecond}) {
        const std::uint32_t other = 1 - cell;
        scope.begin_step();
        for (const Owner& owner : owners_) {
            const SeenOwner seen = seen_from(cell, owner);
            const Light own_truth = truth_of(scope, seen.own), other_truth = truth_of(scope, seen.other);
            if (own_truth == Light::Off || other_truth == Light::On) continue;
            const Light other_cell = light_of(scope[other], values_);
            bool is_possible = true;
            if (own_truth == Light::On && other_truth == Light::Off) {
                is_possible = decide(scope, other, values_, Light::Off);
            } else if (other_cell == Light::On && own_truth == Light::On) {
                is_possible = decide(scope, seen.other, values_, Light::On);
            } else if (other_cell == Light::On && other_truth == Light::Off) {
                is_possible = decide(scope, seen.own, values_, Light::Off);
            }
            if (!is_possible) return Propagation::Conflict;
        }
    }
    scope.begin_step();
    const auto shares = [&](const Owner& owner) { return can_share(scope, owner); };
    if (std::ranges::none_of(owners_, shares)) {
        for (const std::uint32_t cell : {kFirst, kSecond}) {
            if (light_of(scope[cell], values_) == Light::On && !decide(scope, 1 - cell, values_, Light::Off))
                return Propagation::Conflict;
        }
    }
    return Propagation::Fixpoint;
}

Reason SameOwner::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto is_bound = [&](const Literal& removal) { return !light_after(removal, before, values_); };
    if (std::ranges::any_of(removals, is_bound)) return Propagator::quick_reason(removals, before);
    Reason reason;
    LightReason collected(before, values_, reason);
    const auto add = [&](std::uint32_t truth) {
        if (truth != 0) collected.add(truth);
    };
    /// Adds that an owner has a cell and cannot have the other one; returns whether there is one.
    const auto add_alone = [&](std::uint32_t cell) {
        const auto is_alone = [&](const Owner& owner) {
            const SeenOwner seen = seen_from(cell, owner);
            return truth_of(before, seen.own) == Light::On && truth_of(before, seen.other) == Light::Off;
        };
        const auto owner = std::ranges::find_if(owners_, is_alone);
        if (owner == owners_.end()) return false;
        add(seen_from(cell, *owner).own);
        add(seen_from(cell, *owner).other);
        return true;
    };
    const auto add_unshared = [&] {
        for (const Owner& owner : owners_) {
            if (owner.of_first == 0 || owner.of_second == 0) continue;
            add(truth_of(before, owner.of_first) == Light::Off ? owner.of_first : owner.of_second);
        }
    };
    if (removals.empty()) {
        for (const std::uint32_t cell : {kFirst, kSecond}) {
            if (light_of(before[1 - cell], values_) != Light::On || !add_alone(cell)) continue;
            collected.add(1 - cell);
            return reason;
        }
        const auto shares = [&](const Owner& owner) { return can_share(before, owner); };
        const bool is_shared = std::ranges::any_of(owners_, shares);
        // The conflict may follow only after the first changes of the call.
        if (is_shared || light_of(before[kFirst], values_) != Light::On ||
            light_of(before[kSecond], values_) != Light::On)
            return Propagator::quick_reason(removals, before);
        add_unshared();
        collected.add(kFirst);
        collected.add(kSecond);
        return reason;
    }
    for (const Literal& removal : removals) {
        if (removal.position <= kSecond) {
            if (add_alone(1 - removal.position)) continue;
            add_unshared();
            collected.add(1 - removal.position);
            continue;
        }
        const auto owner = std::ranges::find_if(owners_, [&](const Owner& o) {
            return o.of_first == removal.position || o.of_second == removal.position;
        });
        const std::uint32_t cell = owner->of_first == removal.position ? kFirst : kSecond;
        const bool is_owned = light_after(removal, before, values_) == Light::On;
        collected.add(is_owned ? cell : 1 - cell);
        add(seen_from(cell, *owner).other);
    }
    return reason;
}

}  // namespace sator::propagators
