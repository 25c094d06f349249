#pragma once

#include "sator/rules/registry.hpp"

namespace sator {

/// The registry's row of rules that are written as expressions: `rule sum(a) = 2 * b`.
RuleEntry expression_rule();

}  // namespace sator
