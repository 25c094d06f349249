#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `difference N`, `difference 2..4`: neighbouring cells of the sequence differ by N, or by a number of the range.
RuleEntry difference_rule();
/// `ratio N`: of two neighbouring cells of the sequence, one is N times the other.
RuleEntry ratio_rule();
/// `consecutive`: neighbouring cells of the sequence differ by one.
RuleEntry consecutive_rule();
/// `non_consecutive`: no two neighbouring cells of the sequence differ by one.
RuleEntry non_consecutive_rule();

}  // namespace sator::rules
