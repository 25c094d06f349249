#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `between`: the other cells hold values strictly between those of the first and the last cell.
RuleEntry between_rule();

}  // namespace sator
