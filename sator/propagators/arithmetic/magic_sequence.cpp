// For each number k, the count at position k lies between the number of positions fixed to k and the number
// that can have k. If the count can only be one of these two ends, the open positions lose k or are fixed to
// it. Repeats until nothing changes. Weaker than GAC; checks complete assignments. A round costs positions
// squared.
#include "sator/propagators/arithmetic/magic_sequence.hpp"

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// Prunes what follows from the count of number k. Returns false on a conflict.
bool MagicSequence::propagate_count(Scope& scope, std::size_t k) const {
    const Value v = value_of_[k];
    std::int64_t must = 0, may = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Domain domain = scope[i];
        if (!domain.contains(v)) continue;
        ++may;
        if (domain.is_fixed()) ++must;
    }
    if (!numbers_.at_least(scope, k, must) || !numbers_.at_most(scope, k, may)) return false;
    const bool takes_no_more = numbers_.greatest(scope[k]) == must,
               needs_all = numbers_.least(scope[k]) == may;
    if (takes_no_more == needs_all) return true;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Domain domain = scope[i];
        if (!domain.contains(v) || domain.is_fixed()) continue;
        if (takes_no_more ? !scope.remove(i, v) : !scope.assign(i, v)) return false;
    }
    return true;
}

Propagation MagicSequence::propagate(Scope& scope, Changed, Scratch&) const {
    const auto candidates = [&] {
        std::size_t count = 0;
        for (std::size_t i = 0; i < scope.size(); ++i) count += scope[i].size();
        return count;
    };
    for (std::size_t before = 0, now = candidates(); before != now;) {
        before = now;
        for (std::size_t k = 0; k < scope.size(); ++k) {
            if (!propagate_count(scope, k)) return Propagation::Conflict;
        }
        now = candidates();
    }
    return candidates() == scope.size() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
