#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `product N`: the product of the cells is N. A blank counts as 1.
RuleEntry product_rule();
/// `prod N`: a short name for `product N`.
RuleEntry prod_rule();

}  // namespace sator
