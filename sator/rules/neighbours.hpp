#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `difference N`: each two neighbours in the sequence differ by N.
RuleEntry difference_rule();
/// `ratio N`: of each two neighbours in the sequence one is N times the other.
RuleEntry ratio_rule();
/// `consecutive`: each two neighbours in the sequence differ by one.
RuleEntry consecutive_rule();
/// `non_consecutive`: no two neighbours in the sequence differ by one.
RuleEntry non_consecutive_rule();

}  // namespace sator
