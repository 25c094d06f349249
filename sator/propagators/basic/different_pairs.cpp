#include "sator/propagators/basic/different_pairs.hpp"

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

/// Removes the values that would make the pair `other` equal to the fixed pair `own`. Returns false on a conflict.
bool tell_apart(Scope& scope, std::size_t own, std::size_t other, std::size_t half, bool& has_fixed) {
    for (const auto& [shared, free] : {std::pair{std::size_t{0}, half}, {half, std::size_t{0}}}) {
        const auto& known = scope[other + shared];
        if (!known.is_fixed() || known.value() != scope[own + shared].value()) continue;
        const Value lost = scope[own + free].value();
        if (!scope[other + free].contains(lost)) continue;
        if (!scope.remove(other + free, lost)) return false;
        has_fixed = has_fixed || scope[other + free].is_fixed();
    }
    return true;
}

}  // namespace

/// Assigns each pair of values that only one position can hold. Returns false if no position can hold a pair.
bool DifferentPairs::place_pairs(Scope& scope, bool& has_fixed) const {
    const std::size_t half = scope.size() / 2;
    for (const Value a : first_) {
        for (const Value b : second_) {
            std::size_t places = 0, place = 0;
            for (std::size_t i = 0; i < half && places < 2; ++i) {
                if (!scope[i].contains(a) || !scope[i + half].contains(b)) continue;
                ++places;
                place = i;
            }
            if (places == 0) return false;
            if (places > 1 || (scope[place].is_fixed() && scope[place + half].is_fixed())) continue;
            if (!scope.assign(place, a) || !scope.assign(place + half, b)) return false;
            has_fixed = true;
        }
    }
    return true;
}

Propagation DifferentPairs::propagate(Scope& scope, Changed, Scratch&) const {
    const std::size_t half = scope.size() / 2;
    for (bool has_fixed = true; has_fixed;) {
        has_fixed = false;
        for (std::size_t own = 0; own < half; ++own) {
            if (!scope[own].is_fixed() || !scope[own + half].is_fixed()) continue;
            for (std::size_t other = 0; other < half; ++other) {
                if (other != own && !tell_apart(scope, own, other, half, has_fixed))
                    return Propagation::Conflict;
            }
        }
        if (!has_fixed && !place_pairs(scope, has_fixed)) return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

}  // namespace sator::propagators
