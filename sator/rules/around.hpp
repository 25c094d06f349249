#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `around VALUES`: a number in a cell counts the values in the cells around it.
RuleEntry around_rule();

}  // namespace sator
