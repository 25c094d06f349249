#include "sator/propagators/basic/is_satisfied.hpp"

#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/supports.hpp"

namespace sator::propagators {

Propagation IsSatisfied::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const std::size_t truth = scope.size() - 1;
    const Scope cells = scope.first(truth);
    if (!Supports::has_at_most(cells, Satisfies::kMaxCombinations)) return Propagation::Fixpoint;
    const bool is_open = !scope[truth].is_fixed();
    const bool wanted = is_open || scope[truth].min() == 1;
    const Satisfies::Predicate is_wanted = [&](std::span<const Value> values) {
        return predicate_(values) == wanted;
    };
    const Supports supports(cells, is_wanted);
    if (is_open) {
        if (supports.is_any_wanted() && !supports.are_all_wanted()) return Propagation::Fixpoint;
        if (!scope.assign(truth, supports.is_any_wanted() ? 1 : 0)) return Propagation::Conflict;
        return Propagation::Entailed;
    }
    if (!supports.is_any_wanted()) return Propagation::Conflict;
    for (std::size_t i = 0; i < truth; ++i) {
        if (!scope.keep(i, supports.of(i))) return Propagation::Conflict;
    }
    return supports.are_all_wanted() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
