// Tries each pair of candidates of the two ends. It is possible if they are far enough apart and each middle position has a
// candidate below or above both. A middle value is kept if it is outside some possible pair, i.e. if it is below the greatest
// lower end or above the least upper end of all possible pairs. GAC, because the middle positions do not depend on each other.
#include "sator/propagators/arithmetic/outside_ends.hpp"

#include <algorithm>
#include <limits>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

namespace {

/// Returns whether each middle position has a candidate below `low` or above `high`.
bool leaves_room(const Scope& scope, Value low, Value high) {
    for (std::size_t i = 1; i + 1 < scope.size(); ++i) {
        if (scope[i].min() >= low && scope[i].max() <= high) return false;
    }
    return true;
}

bool is_fixed(const Scope& scope) {
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return false;
    }
    return true;
}

}  // namespace

Propagation OutsideEnds::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const bool was_fixed = is_fixed(scope);
    const std::size_t last = scope.size() - 1;
    Value greatest_low = -1, least_high = std::numeric_limits<Value>::max();
    const auto fits = [&](Value a, Value b) {
        const auto [low, high] = std::minmax({a, b});
        const auto distance =
            static_cast<std::uint64_t>(numbers_[high]) - static_cast<std::uint64_t>(numbers_[low]);
        if (distance < distance_ || !leaves_room(scope, low, high)) return false;
        greatest_low = std::max(greatest_low, low);
        least_high = std::min(least_high, high);
        return true;
    };
    const auto has_partner = [&](std::size_t other) {
        return [&, other](Value own) {
            bool is_found = false;  // all partners are visited, because each may give the middle more room
            scope[other].for_each([&](Value partner) { is_found = fits(own, partner) || is_found; });
            return is_found;
        };
    };
    if (!filter_domain(scope, 0, has_partner(last)) || !filter_domain(scope, last, has_partner(0)))
        return Propagation::Conflict;
    for (std::size_t i = 1; i < last; ++i) {
        if (!filter_domain(scope, i, [&](Value v) { return v < greatest_low || v > least_high; }))
            return Propagation::Conflict;
    }
    if (was_fixed) return Propagation::Entailed;
    // A variable at two positions may have been fixed to a value that only one of them can have.
    return is_fixed(scope) ? propagate(scope, changed, scratch) : Propagation::Fixpoint;
}

void OutsideEnds::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
