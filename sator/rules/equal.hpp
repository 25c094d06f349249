#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `equal`: all cells hold the same value.
RuleEntry equal_rule();
/// `palindrome`: the cells read the same from either end.
RuleEntry palindrome_rule();

}  // namespace sator::rules
