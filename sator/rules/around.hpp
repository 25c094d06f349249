#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// "around": numbers that count values in the cells around them.
RuleEntry around_rule();

}  // namespace sator
