// Each position that becomes fixed removes its value from the positions that may not repeat it, until no more
// become fixed. A call costs fixed positions × positions.
#include "sator/propagators/languages/no_repeat.hpp"

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

Propagation NoRepeat::propagate(Scope& scope, Changed changed, Scratch& /*scratch*/) const {
    std::vector<std::size_t> fixed;
    changed.for_each([&](std::size_t i) {
        if (scope[i].is_fixed()) fixed.push_back(i);
    });
    while (!fixed.empty()) {
        const std::size_t at = fixed.back();
        fixed.pop_back();
        const Value value = scope[at].value();
        if (!has_bit(values_, static_cast<std::size_t>(value))) continue;
        for (std::size_t other = 0; other < scope.size(); ++other) {
            if (!is_forbidden(at, other) && !is_forbidden(other, at)) continue;
            if (!scope[other].contains(value)) continue;
            if (!scope.remove(other, value)) return Propagation::Conflict;
            if (scope[other].is_fixed()) fixed.push_back(other);
        }
    }
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

}  // namespace sator::propagators
