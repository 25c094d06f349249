#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::rules {

/// The base class of rules that another rule of the same statement implies. Such a rule says a part of it that is easier to see,
/// so that explanations argue with it. It is no part of the puzzle that could be left out or negated: make_rules_of returns
/// none. Its propagators are redundant.
class RestatedRule : public Rule {};

}  // namespace sator::rules
