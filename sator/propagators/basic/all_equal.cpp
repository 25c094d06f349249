// Intersects all domains. GAC; a call costs positions × words of a domain.
#include "sator/propagators/basic/all_equal.hpp"

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

Propagation AllEqual::propagate(Scope& scope, Changed, Scratch&) const {
    const std::size_t n = scope.size();
    if (n == 0) return Propagation::Entailed;
    for (std::size_t i = 1; i < n; ++i) {
        if (!scope.keep(i, scope[i - 1].words())) return Propagation::Conflict;
    }
    for (std::size_t i = 0; i + 1 < n; ++i) {
        if (!scope.keep(i, scope[n - 1].words())) return Propagation::Conflict;
    }
    return scope[0].is_fixed() ? Propagation::Entailed : Propagation::Fixpoint;
}

void AllEqual::refine_value_classes(const Scope&, ValueClasses&) const {}

void AllEqual::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.begin(name(), {});
    signature.add_symmetric(positions);
}

void AllEqual::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
