#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `product N`: the cells multiply to N. A blank multiplies nothing.
RuleEntry product_rule();
/// `prod N`: the same by a shorter name.
RuleEntry prod_rule();

}  // namespace sator
