// Constructive disjunction of two cases: the first position is the lower end, or the last one is. Computes
// bounds of all positions in each case, and keeps the values that lie within the bounds of at least one. GAC,
// because each case is a conjunction of inequalities. A call costs positions × values.
#include "sator/propagators/basic/strictly_between.hpp"

#include <algorithm>

#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

namespace {

struct Bounds {
    Value least = 0, greatest = -1;

    bool contains(Value v) const { return least <= v && v <= greatest; }
};

Value least_from(const Domain& domain, Value bound) {
    Value v = std::max(bound, domain.min());
    while (v <= domain.max() && !domain.contains(v)) ++v;
    return v;
}

Value greatest_to(const Domain& domain, Value bound) {
    Value v = std::min(bound, domain.max());
    while (v >= domain.min() && !domain.contains(v)) --v;
    return v;
}

/// The bounds in one case: position `low_end` has the least value and `high_end` the greatest.
struct Case {
    bool is_possible = true;
    Bounds low, middle, high;

    Case(const Scope& scope, std::size_t low_end, std::size_t high_end) {
        const Value floor = scope[low_end].min(), ceiling = scope[high_end].max();
        low = {floor, scope[low_end].max()};
        middle = {floor + 1, ceiling - 1};
        high = {scope[high_end].min(), ceiling};
        for (std::size_t i = 1; i + 1 < scope.size(); ++i) {
            const Value least = least_from(scope[i], middle.least),
                        greatest = greatest_to(scope[i], middle.greatest);
            is_possible = is_possible && least <= greatest;
            low.greatest = std::min(low.greatest, greatest - 1);
            high.least = std::max(high.least, least + 1);
        }
    }
};

/// Returns whether every choice of the candidates left puts all middle values between `low` and `high`.
bool is_certain(const Scope& scope, std::size_t low, std::size_t high) {
    for (std::size_t i = 1; i + 1 < scope.size(); ++i) {
        if (scope[low].max() >= scope[i].min() || scope[i].max() >= scope[high].min()) return false;
    }
    return true;
}

}  // namespace

Propagation StrictlyBetween::propagate(Scope& scope, Changed, Scratch&) const {
    const std::size_t n = scope.size(), last = n - 1;
    if (n < 3) return Propagation::Entailed;
    const Case rising(scope, 0, last), falling(scope, last, 0);
    if (!rising.is_possible && !falling.is_possible) return Propagation::Conflict;
    for (std::size_t i = 0; i < n; ++i) {
        const Bounds& up = i == 0 ? rising.low : i == last ? rising.high : rising.middle;
        const Bounds& down = i == 0 ? falling.high : i == last ? falling.low : falling.middle;
        const auto fits = [&](Value v) {
            return (rising.is_possible && up.contains(v)) || (falling.is_possible && down.contains(v));
        };
        if (!filter_domain(scope, i, fits)) return Propagation::Conflict;
    }
    return is_certain(scope, 0, last) || is_certain(scope, last, 0) ? Propagation::Entailed
                                                                    : Propagation::Fixpoint;
}

}  // namespace sator::propagators
