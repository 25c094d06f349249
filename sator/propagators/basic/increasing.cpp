// Propagates least values forward and greatest values backward. GAC: each value between its new bounds is
// supported by the least values of the positions before it and the greatest values of those after it. A call
// is linear in the positions.
#include "sator/propagators/basic/increasing.hpp"

#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

Propagation Increasing::propagate(Scope& scope, Changed, Scratch&) const {
    const std::size_t n = scope.size();
    for (std::size_t i = 1; i < n; ++i) {
        if (!scope.at_least(i, scope[i - 1].min() + step_)) return Propagation::Conflict;
    }
    for (std::size_t i = n - 1; i-- > 0;) {
        if (!scope.at_most(i, scope[i + 1].max() - step_)) return Propagation::Conflict;
    }
    for (std::size_t i = 1; i < n; ++i) {
        if (scope[i - 1].max() + step_ > scope[i].min()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

void Increasing::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    demand.add_signed(step_);
    signature.begin(name(), demand);
    signature.add_ordered(positions);
}

}  // namespace sator::propagators
