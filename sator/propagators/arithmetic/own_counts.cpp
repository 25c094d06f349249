// The values that occur have numbers that add up to the number of positions, because each position holds one.
// A value that cannot be part of such a sum, or that has too few places, is removed; one that is part of each
// sum must occur, and takes all its places if it has no more than it needs. Repeats until nothing changes.
#include "sator/propagators/arithmetic/own_counts.hpp"

#include <vector>

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

/// The knowledge about one value.
struct Occurrence {
    Value value = 0;
    std::size_t count = 0;            ///< how often it occurs if it occurs: its number
    std::size_t must = 0, might = 0;  ///< the positions that hold it, and that can
    bool has_to = false, cannot = false;
};

std::size_t candidates(const Scope& scope) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) count += scope[i].size();
    return count;
}

std::vector<Occurrence> occurrences(const Scope& scope, const ValueNumbers& numbers, std::size_t values) {
    std::vector<Occurrence> all;
    for (std::size_t v = 0; v < values; ++v) {
        Occurrence of{.value = static_cast<Value>(v)};
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope[i].contains(of.value)) continue;
            ++of.might;
            if (scope[i].is_fixed()) ++of.must;
        }
        if (of.might == 0) continue;
        const std::int64_t number = numbers.contains(of.value) ? numbers[of.value] : 0;
        of.count = number < 0 ? 0 : static_cast<std::size_t>(number);
        of.has_to = of.must > 0;
        of.cannot = of.count == 0 || of.count > of.might || of.count < of.must;
        all.push_back(of);
    }
    return all;
}

/// Marks the values that have to occur, or cannot, because of the sum of the numbers. Returns false if no
/// choice of values has the sum.
bool choose_by_sum(std::vector<Occurrence>& all, std::size_t total) {
    using Sums = std::vector<std::uint8_t>;
    std::vector<Sums> before(all.size() + 1, Sums(total + 1, 0)), after = before;
    const auto step = [&](const Sums& from, const Occurrence& of, Sums& to) {
        for (std::size_t sum = 0; sum <= total; ++sum) {
            if (from[sum] == 0) continue;
            if (!of.has_to) to[sum] = 1;
            if (!of.cannot && sum + of.count <= total) to[sum + of.count] = 1;
        }
    };
    before.front()[0] = after.back()[0] = 1;
    for (std::size_t i = 0; i < all.size(); ++i) step(before[i], all[i], before[i + 1]);
    for (std::size_t i = all.size(); i-- > 0;) step(after[i + 1], all[i], after[i]);
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool can_occur = false, can_be_absent = false;
        for (std::size_t sum = 0; sum <= total; ++sum) {
            if (before[i][sum] == 0) continue;
            can_be_absent |= after[i + 1][total - sum] != 0;
            can_occur |= sum + all[i].count <= total && after[i + 1][total - sum - all[i].count] != 0;
        }
        all[i].cannot |= !can_occur;
        all[i].has_to |= !can_be_absent;
    }
    return before.back()[total] != 0;
}

/// Removes a value that cannot occur, or that has all its places; fixes the places of one that needs all.
bool prune(Scope& scope, const Occurrence& of) {
    if (of.has_to && of.cannot) return false;
    const bool is_full = of.cannot || of.must == of.count;
    const bool needs_all = of.has_to && of.might == of.count;
    if (is_full == needs_all) return true;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].contains(of.value) || (scope[i].is_fixed() && !of.cannot)) continue;
        if (is_full ? !scope.remove(i, of.value) : !scope.assign(i, of.value)) return false;
    }
    return true;
}

}  // namespace

Propagation OwnCounts::propagate(Scope& scope, Changed, Scratch&) const {
    for (std::size_t before = 0, now = candidates(scope); before != now; now = candidates(scope)) {
        before = now;
        std::vector<Occurrence> all = occurrences(scope, numbers_, values_);
        if (!choose_by_sum(all, scope.size())) return Propagation::Conflict;
        for (const Occurrence& of : all) {
            if (!prune(scope, of)) return Propagation::Conflict;
        }
    }
    return candidates(scope) == scope.size() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
