// Carries least values forward and greatest values backward. GAC: between its new bounds a value is supported
// by the least values before it and the greatest after it. Linear.
#include "sator/propagators/basic/increasing.hpp"

#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator {

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

}  // namespace sator
