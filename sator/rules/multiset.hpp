#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `permutation SET`: the cells hold the values of the set, each as often as it stands there.
RuleEntry permutation_rule();
/// `subset SET`: the cells hold no value more often than it stands in the set.
RuleEntry subset_rule();
/// `superset SET`: the cells hold each value of the set at least as often as it stands there.
RuleEntry superset_rule();

}  // namespace sator
