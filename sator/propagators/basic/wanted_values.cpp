// Counts the positions that hold their wanted value and those that can. If no more may hold it, the open ones
// lose it; if all that can must hold it, they are fixed. A repeated variable may change the counts, so it
// repeats until nothing changes.
#include "sator/propagators/basic/wanted_values.hpp"

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

Propagation WantedValues::propagate(Scope& scope, Changed, Scratch&) const {
    for (;;) {
        std::size_t holding = 0, able = 0;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope[i].contains(wanted_[i])) continue;
            ++able;
            if (scope[i].is_fixed()) ++holding;
        }
        if (holding > most_ || able < least_) return Propagation::Conflict;
        if (holding >= least_ && able <= most_) return Propagation::Entailed;
        const bool is_full = holding == most_, needs_all = able == least_;
        if (!is_full && !needs_all) return Propagation::Fixpoint;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope[i].contains(wanted_[i]) || scope[i].is_fixed()) continue;
            if (is_full ? !scope.remove(i, wanted_[i]) : !scope.assign(i, wanted_[i]))
                return Propagation::Conflict;
        }
    }
}

}  // namespace sator::propagators
