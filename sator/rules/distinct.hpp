#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `distinct`: no two cells hold the same value; blank is a value too.
RuleEntry distinct_rule();

}  // namespace sator
