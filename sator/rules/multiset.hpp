#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `permutation SET`: the cells hold the values of the set, each as often as it is listed.
RuleEntry permutation_rule();
/// `subset SET`: the cells hold no value more often than the set lists it.
RuleEntry subset_rule();
/// `superset SET`: the cells hold each value of the set at least as often as it is listed.
RuleEntry superset_rule();

}  // namespace sator::rules
