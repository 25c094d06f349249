#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `product N`: the product of the cells is N. A blank counts as 1.
RuleEntry product_rule();
/// `prod N`: a short name for `product N`.
RuleEntry prod_rule();

}  // namespace sator::rules
