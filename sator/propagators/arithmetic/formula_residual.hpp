#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator::propagators {

/// Writes what is left of a formula: the nodes whose number still depends on the open variables, each with its open operands and
/// with all that the fixed ones contribute, e.g. the sum of the fixed terms. Linear in the formula.
void add_formula_residual(const Formula& formula, const Scope& scope, Residual& residual);

}  // namespace sator::propagators
