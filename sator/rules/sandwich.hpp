#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `sandwich N A B`: the cells between the one that holds A and the one that holds B add up to N.
RuleEntry sandwich_rule();

}  // namespace sator
