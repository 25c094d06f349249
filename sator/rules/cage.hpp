#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `cage N`: the cells hold different numbers that add up to N.
RuleEntry cage_rule();

}  // namespace sator
