#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `runs 3 1 2`: a line of a nonogram.
RuleEntry runs_rule();

}  // namespace sator
