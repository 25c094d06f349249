#include "sator/propagators/basic/satisfies.hpp"

#include "sator/propagators/basic/filter_domain.hpp"
#include "sator/propagators/basic/supports.hpp"

namespace sator::propagators {

Propagation Satisfies::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    if (!Supports::has_at_most(scope, kMaxCombinations)) return Propagation::Fixpoint;
    const Supports supports(scope, predicate_);
    if (!supports.is_any_wanted()) return Propagation::Conflict;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope.keep(i, supports.of(i))) return Propagation::Conflict;
    }
    return supports.are_all_wanted() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
