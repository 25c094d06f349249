#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `between`: the values of the first and the last cell bound those of the others.
RuleEntry between_rule();

}  // namespace sator
