#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `sum N`: the cells add up to N. A blank adds nothing.
RuleEntry sum_rule();

}  // namespace sator
