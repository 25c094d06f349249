// The defaults of Propagator::residual and Propagator::refine_value_classes. They are correct for every
// propagator.
#include "sator/engine/counting/residual.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator {

using namespace engine;

OpenSpan open_span(const Scope& scope) {
    OpenSpan open{0, scope.size()};
    while (open.end > 0 && scope[open.end - 1].is_fixed()) --open.end;
    while (open.first < open.end && scope[open.first].is_fixed()) ++open.first;
    return open;
}

void add_inner_values(const Scope& scope, OpenSpan open, Residual& residual) {
    for (std::size_t i = open.first; i < open.end; ++i) {
        if (scope[i].is_fixed()) residual.add_signed(scope[i].value());
    }
}

void Propagator::residual(const Scope& scope, Residual& residual) const {
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) residual.add_signed(scope[i].value());
    }
}

void Propagator::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.make_discrete();
}

}  // namespace sator
