#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `first_seen VALUE`: the first cell that is not blank holds the value.
RuleEntry first_seen_rule();

}  // namespace sator
