// A line lies between the line of its least and the line of its greatest values. Lines that are surely smaller
// and lines that are surely greater are counted. If the others must all be smaller, or all greater, each is
// ordered with the ranked line at the first position where they are not yet known to be equal. Then each value
// of the ranked line's first open position is tried: the counts with this value must allow the rank. Repeats
// until nothing changes.
#include "sator/propagators/basic/line_rank.hpp"

#include <algorithm>
#include <compare>

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Line = LineRank::Line;
using Values = std::vector<Value>;

/// The lexicographic bounds of a line.
struct RankBounds {
    Values least, greatest;
};

RankBounds bounds_of(const Scope& scope, const Line& line) {
    RankBounds bounds;
    for (const std::uint32_t position : line) {
        bounds.least.push_back(scope[position].min());
        bounds.greatest.push_back(scope[position].max());
    }
    return bounds;
}

/// The number of lines that are smaller than the ranked one.
struct Count {
    std::size_t surely = 0, perhaps = 0;

    bool allows(std::size_t smaller) const { return surely <= smaller && smaller <= surely + perhaps; }
};

bool is_surely_smaller(const RankBounds& a, const RankBounds& b) {
    return a.greatest < b.least;
}

Count count_smaller(std::span<const RankBounds> others, const RankBounds& own) {
    Count count;
    for (const RankBounds& other : others) {
        if (is_surely_smaller(other, own)) {
            ++count.surely;
        } else if (other.least < own.greatest) {
            ++count.perhaps;
        }
    }
    return count;
}

/// Prunes by: line `a` is lexicographically smaller than line `b`. Returns false on a conflict.
bool order(Scope& scope, const Line& a, const Line& b) {
    std::size_t i = 0;
    const auto is_equal = [&] {
        const Domain first = scope[a[i]], second = scope[b[i]];
        return scope.variable(a[i]) == scope.variable(b[i]) ||
               (first.is_fixed() && second.is_fixed() && first.min() == second.min());
    };
    while (i < a.size() && is_equal()) ++i;
    if (i == a.size()) return false;
    // The first difference is at i, unless what follows can still order the lines.
    const Line rest_of_a(a.begin() + static_cast<std::ptrdiff_t>(i) + 1, a.end());
    const Line rest_of_b(b.begin() + static_cast<std::ptrdiff_t>(i) + 1, b.end());
    const bool may_be_equal = bounds_of(scope, rest_of_a).least < bounds_of(scope, rest_of_b).greatest;
    const Value step = may_be_equal ? 0 : 1;
    return scope.at_most(a[i], scope[b[i]].max() - step) && scope.at_least(b[i], scope[a[i]].min() + step);
}

std::size_t candidates(const Scope& scope) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) count += scope[i].size();
    return count;
}

}  // namespace

/// Tries the values of the ranked line's first open position.
bool LineRank::prune_first_open(Scope& scope) const {
    std::vector<RankBounds> others;
    for (const Line& other : others_) others.push_back(bounds_of(scope, other));
    const auto open = std::ranges::find_if(own_, [&](std::uint32_t p) { return !scope[p].is_fixed(); });
    RankBounds own = bounds_of(scope, own_);
    if (open == own_.end()) return count_smaller(others, own).allows(smaller_);
    const auto at = static_cast<std::size_t>(open - own_.begin());
    Values refused;
    scope[*open].for_each([&](Value v) {
        own.least[at] = own.greatest[at] = v;
        if (!count_smaller(others, own).allows(smaller_)) refused.push_back(v);
    });
    return std::ranges::all_of(refused, [&](Value v) { return scope.remove(*open, v); });
}

bool LineRank::prune(Scope& scope) const {
    const RankBounds own = bounds_of(scope, own_);
    std::vector<RankBounds> others;
    for (const Line& other : others_) others.push_back(bounds_of(scope, other));
    const Count count = count_smaller(others, own);
    if (!count.allows(smaller_)) return false;
    const bool is_full = count.surely == smaller_, needs_all = count.surely + count.perhaps == smaller_;
    for (std::size_t i = 0; i < others_.size(); ++i) {
        const bool can_be_smaller = others[i].least < own.greatest;
        const bool is_decided = is_surely_smaller(others[i], own) || is_surely_smaller(own, others[i]);
        if (is_decided) continue;
        if ((is_full || !can_be_smaller) && !order(scope, own_, others_[i])) return false;
        if (!is_full && can_be_smaller && needs_all && !order(scope, others_[i], own_)) return false;
    }
    return prune_first_open(scope);
}

Propagation LineRank::propagate(Scope& scope, Changed, Scratch& scratch) const {
    for (std::size_t before = 0, now = candidates(scope); before != now; now = candidates(scope)) {
        if (scratch.is_over(others_.size())) return Propagation::Fixpoint;
        before = now;
        if (!prune(scope)) return Propagation::Conflict;
    }
    return candidates(scope) == scope.size() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
