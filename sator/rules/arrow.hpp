#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `arrow`: the cells along the shaft add up to the number in the circle, which is the first cell or the part before the ':'.
RuleEntry arrow_rule();
/// `pill_arrow N`: the same, with N cells for the circle that are read as a decimal number.
RuleEntry pill_arrow_rule();
/// `double_arrow`: the cells between the ends add up to the sum of the ends.
RuleEntry double_arrow_rule();

}  // namespace sator::rules
