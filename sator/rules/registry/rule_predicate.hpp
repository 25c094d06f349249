#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/satisfies.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::rules {

/// The meaning of a rule as a predicate over distinct variables. A cell of the rule may occur twice, but a variable has one
/// position.
struct RulePredicate {
    std::vector<VariableId> variables;
    Satisfies::Predicate holds;  ///< must not outlive the rule
};

RulePredicate predicate_of(const Rule& rule);

}  // namespace sator::rules
